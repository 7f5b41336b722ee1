import type { ErrorCode } from '../api/errors.ts';

/** All that the search of one language knows. Documents are named by their place in the list. */
export type SearchIndex = {
  documents: SearchDocument[];
  sections: SearchSection[];
  errors: SearchError[];
  fields: SearchField[];
  /** What our texts call a thing, and what readers say in everyday words. */
  everyday: [ours: string, theirs: string][];
  /** Chinese terms that sound otherwise than their characters alone: `['回调', 'hui diao']`. */
  sounds: [term: string, syllables: string][];
  /** How the common characters sound, in their order: `a2ai13`, two with `a`, 13 with `ai`. */
  readings: string;
};

export type SearchDocument = {
  /** `category/doc` */
  id: string;
  path: string;
  title: string;
  /** Its category, in words. */
  place: string;
  /** `POST /v2/sms/mt`; empty where it describes no call of ours. */
  call: string;
};

export type SearchSection = {
  document: number;
  /** The heading that a hit leads to; empty for the top of the document. */
  anchor: string;
  heading: string;
  text: string;
  /** What readers also look for it by. */
  keywords: string;
};

export type SearchError = Pick<ErrorCode, 'code' | 'status'> & {
  means: string;
  /** As a response says it, which is in English. */
  msg: string;
  /** What readers also look for it by. */
  keywords: string;
  remedy: string;
  /** Whether and how to try again, in a word. */
  retry: string;
  /** The documents whose calls answer it. */
  calls: number[];
  /** Where more help is: a name and a path. */
  help: { name: string; path: string }[];
};

/** A field by its own name, without what it lies in. */
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
  /** As a reader writes it: `data.messages[].phone`. */
  name: string;
  text: string;
  side: FieldSide;
};

/** What a field belongs to: a part of the request, the response, or what we call back with. */
export type FieldSide = 'header' | 'path' | 'query' | 'body' | 'response' | 'callback';

export const searchIndexPath = (locale: string): string => `/search/${locale}.json`;

/** A page for people, not a document: programs that search leave it out. */
export const workbenchId = 'workbench';
