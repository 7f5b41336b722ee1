export type StatusIncidentWords = {
  breadcrumb: string;
  /** Heading while the title of the incident loads, and for an unknown incident. */
  heading: string;
  /** Duration of an open incident, and of a resolved one. */
  openFor: string;
  took: string;
  /** Duration of planned or current maintenance. */
  lasts: string;
  since: string;
  period: string;
  /** Note on maintenance that ended as planned. */
  asPlanned: string;
  /** After the worst impact of an open incident: how many of its services have it or another. */
  someAffected: string;
  allAffected: string;
  facts: {
    next: string;
    by: string;
    services: string;
    worst: string;
    began: string;
    ended: string;
    starts: string;
    ends: string;
  };
  began: string;
  copy: string;
  copied: string;
  unknown: { heading: string; back: string };
};
