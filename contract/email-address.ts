/** The longest mail address that our forms accept. */
export const emailMaxLength = 100;

/** The pattern of the HTML standard; in addition the domain needs a dot followed by a letter. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
