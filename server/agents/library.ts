import type { Locale } from '#contract/locale.ts';

export type FoundPlace = { path: string; heading: string; place: string; text: string };

/** The documentation as programs read it. */
export type AgentLibrary = {
  search(query: string, locale: Locale): Promise<FoundPlace[]>;
  /** The Markdown of a document by the path of its page; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
};
