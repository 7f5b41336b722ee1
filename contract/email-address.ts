/** The longest e-mail address any form of ours takes. */
export const emailMaxLength = 100;

/** The address pattern of the HTML standard, with a dot and a letter after it asked for as well. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
