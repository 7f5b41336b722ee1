import { fill } from '#content/fill.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';

/** Fills the subject into the words of an action. */
export const formatAction = (
  { phrase, action }: ActionWords,
  { username = '', name = '' }: { username?: string; name?: string },
): ActionWords => ({ phrase: fill(phrase, { username, name }), action });
