/** Keeps the prefix, which says what kind of key it is. */
export const maskedSecret = (secret: string): string => secret.replace(/(?<=^[^-]*-).*/, '••••');
