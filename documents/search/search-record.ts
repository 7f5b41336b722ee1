import type { ReasonFile } from '#content/reasons.ts';
import type { ErrorCode } from '../api/errors.ts';

/** The search index of one language. Documents are referenced by their index in the list. */
export type SearchIndex = {
  documents: SearchDocument[];
  sections: SearchSection[];
  errors: SearchError[];
  fields: SearchField[];
  /** The cards of statuses and reasons. */
  reasons: ReasonFile;
  /** Our term, and the readers' synonym. */
  everyday: [ours: string, theirs: string][];
  /**
   * Pairs and terms whose pinyin differs from that of their single characters: `['回调', 'hui diao']`.
   */
  sounds: [term: string, syllables: string][];
  /** The pinyin of the common characters, in their order: `a2ai13`, two with `a`, 13 with `ai`. */
  readings: string;
};

export type SearchDocument = {
  /** `category/doc` */
  id: string;
  path: string;
  title: string;
  /** The name of its category. */
  place: string;
  /** `POST /v2/sms/mt`; empty if it describes none of our calls. */
  call: string;
};

export type SearchSection = {
  document: number;
  /** The heading that a result leads to; empty for the top of the document. */
  anchor: string;
  heading: string;
  text: string;
  /** Additional search terms. */
  keywords: string;
};

export type SearchError = Pick<ErrorCode, 'code' | 'status'> & {
  means: string;
  /** Message of the response, in English. */
  msg: string;
  /** Additional search terms. */
  keywords: string;
  remedy: string;
  /** Whether and how to retry, in a word. */
  retry: string;
  /** Indexes of the documents whose calls return this code. */
  calls: number[];
  /** Further help: a name and a path. */
  help: { name: string; path: string }[];
};

/** A field by its own name, without its parents. */
export type SearchField = {
  name: string;
  type: string;
  limits: string;
  text: string;
  places: FieldPlace[];
};

export type FieldPlace = {
  document: number;
  anchor: string;
  /** In dotted notation: `data.messages[].phone`. */
  name: string;
  text: string;
  side: FieldSide;
};

/** What a field belongs to: a part of the request, the response, or a callback. */
export type FieldSide = 'header' | 'path' | 'query' | 'body' | 'response' | 'callback';

export const searchIndexPath = (locale: string): string => `/search/${locale}.json`;

/** A page for people, not a document: agents that search skip it. */
export const workbenchId = 'workbench';
