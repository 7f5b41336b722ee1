import { fill } from '#content/fill.ts';
import type { DeedWords } from '#content/interface/console-confirm.ts';

/** To whom or what it is done. */
export const fillDeed = (
  { deed, action }: DeedWords,
  { username = '', name = '' }: { username?: string; name?: string },
): DeedWords => ({ deed: fill(deed, { username, name }), action });
