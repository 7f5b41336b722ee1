import type { TryWords } from '#content/interface/try.ts';

/** What the workbench says in the words of Try it. */
export type PracticeWords = Pick<
  TryWords,
  | 'copy'
  | 'run'
  | 'limited'
  | 'ended'
  | 'away'
  | 'off'
  | 'tooManySessions'
  | 'notOpened'
  | 'insecure'
>;

/** Documents that the workbench leads to. */
export type WorkbenchPaths = { start: string; firstText: string; signing: string };
