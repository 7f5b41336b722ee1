import type { Locale } from '#contract/locale.ts';

export type FoundPlace = { path: string; heading: string; place: string; text: string };

/** `address` is the client's; waiting searches of different addresses take turns. */
export type SearchQuery = { query: string; locale: Locale; address: string };

/** The documentation for MCP clients. */
export type AgentLibrary = {
  /** Opens the search index. Never fails: the first search reports what is wrong. */
  open(): Promise<void>;
  /** Best match first. Throws `AppError('busy')` if the answer would take too long. */
  search(query: SearchQuery): Promise<FoundPlace[]>;
  /** A document as Markdown by the path of its page; undefined if there is none. */
  read(path: string): Promise<string | undefined>;
  close(): Promise<void>;
};
