import { fill } from '#content/fill.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';

/** To whom or what it is done. */
export const formatAction = (
  { deed, action }: ActionWords,
  { username = '', name = '' }: { username?: string; name?: string },
): ActionWords => ({ deed: fill(deed, { username, name }), action });
