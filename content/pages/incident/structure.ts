export type StatusIncidentWords = {
  breadcrumb: string;
  /** Until its title is known, and if there is none. */
  heading: string;
  /** How long it has been open, or took. */
  openFor: string;
  took: string;
  /** For planned or current maintenance. */
  lasts: string;
  since: string;
  period: string;
  /** For completed maintenance. */
  asPlanned: string;
  facts: { services: string; began: string; ended: string; starts: string; ends: string };
  began: string;
  copy: string;
  copied: string;
  unknown: { heading: string; back: string };
};
