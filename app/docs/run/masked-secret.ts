/** Keeps the prefix, which says what kind of key it is. */
export const maskedSecret = (secret: string): string => secret.replace(/(?<=^[^-]*-).*/, '••••');

/** A body as it is shown: a secret in it is masked. */
export function shownBody(body: unknown): unknown {
  const { appSecret } = Object(body);
  return typeof appSecret === 'string'
    ? { ...Object(body), appSecret: maskedSecret(appSecret) }
    : body;
}
