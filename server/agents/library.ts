import type { Locale } from '#contract/locale.ts';

export type FoundPlace = { path: string; heading: string; place: string; text: string };

/** `address` is who asks: waiting searches take turns by it. */
export type SearchQuery = { query: string; locale: Locale; address: string };

/** The documentation as programs read it. */
export type AgentLibrary = {
  /** Best first. Throws `AppError('busy')` where the answer would take too long. */
  search(query: SearchQuery): Promise<FoundPlace[]>;
  /** The Markdown of a document by the path of its page; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  close(): Promise<void>;
};
