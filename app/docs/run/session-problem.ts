import type { TryWords } from '#content/interface/try.ts';
import type { Practice } from './use-practice.ts';

/** Why there is no session; undefined where there is one, or none was opened yet. */
export function sessionProblem(
  { state }: Pick<Practice, 'state'>,
  words: Pick<TryWords, 'off' | 'tooManySessions' | 'notOpened'>,
): string | undefined {
  switch (state) {
    case 'off':
      return words.off;
    case 'too-many':
      return words.tooManySessions;
    case 'away':
      return words.notOpened;
    default:
      return undefined;
  }
}
