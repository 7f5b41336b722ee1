/** The part of a limit's key that names no visitor: `contact:ip` of `contact:ip:203.0.113.7`. */
export const limitName = (key: string): string => namePattern.exec(key)?.[0] ?? 'other';

/** Second words of a key that belong to its name; any other is an id, an address or a number. */
const secondWords =
  'all|customer|day|deliveries|device|dial|dial-hour|free-mail|ip|mail|network|prefix|strangers|things|unproven';
const namePattern = new RegExp(`^[a-z-]+(?::(?:${secondWords})(?=:|$))?`);
