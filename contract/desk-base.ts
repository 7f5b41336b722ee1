/** The operator's desk and everything that belongs to it is below this path. */
export const deskBase = '/desk';
