import type { TryWords } from '#content/interface/try.ts';

/** Words that the workbench shares with Try it. */
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

/** Paths of documents that the workbench links to. */
export type WorkbenchPaths = { start: string; firstText: string; signing: string };
