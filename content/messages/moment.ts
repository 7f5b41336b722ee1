/** A time as written in mails: in UTC. */
export const writeMoment = (iso: string): string =>
  iso.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
