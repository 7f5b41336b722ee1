import type { Env } from './env.ts';

/** The origin of the operator's desk: its own, or that of the site. Passkeys belong to its host. */
export const deskOrigin = ({ deskUrl, publicUrl }: Pick<Env, 'deskUrl' | 'publicUrl'>): string =>
  deskUrl ?? publicUrl;
