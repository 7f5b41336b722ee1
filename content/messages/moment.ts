/** A moment as our mails write it: nobody's time zone but the world's. */
export const writeMoment = (iso: string): string =>
  iso.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
