export type StatusIncidentWords = {
  breadcrumb: string;
  /** Until its title is known, and where there is none. */
  heading: string;
  /** How long it has been open, or took. */
  openFor: string;
  took: string;
  /** Of maintenance that is still ahead, or goes on. */
  lasts: string;
  since: string;
  period: string;
  /** Of maintenance that ran to its end. */
  asPlanned: string;
  facts: { services: string; began: string; ended: string; starts: string; ends: string };
  began: string;
  copy: string;
  copied: string;
  unknown: { heading: string; back: string };
};
