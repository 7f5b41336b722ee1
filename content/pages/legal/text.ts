import type { Brand } from '#content/brand-shape.ts';
import type { PageId } from '#content/site-map.ts';
import type { StoragePolicy } from '#content/storage-policy.ts';

/** Sections in order, each with the ids of its clauses: numbers and anchors are derived from it. */
export type Sections = Record<string, readonly string[]>;

export type LegalWords<S extends Sections> = {
  title: string;
  intro: readonly Text<ClauseIn<S>>[];
  sections: {
    [Id in keyof S]: { heading: string; clauses: Record<S[Id][number], Clause<ClauseIn<S>>> };
  };
};

type ClauseIn<S extends Sections> = S[keyof S][number];
type Clause<Id extends string> = { title: string; text: readonly Block<Id>[] };

/** `stored`: the items stored in the browser in one category. */
export type Block<Id extends string> =
  | Text<Id>
  | { list: readonly Text<Id>[] }
  | { stored: StoragePolicy['category'] };

/**
 * A paragraph; in pieces if it contains a link. `clause` is the number of a clause on the same
 * page.
 */
export type Text<Id extends string> = string | readonly Piece<Id>[];
export type Piece<Id extends string> =
  | string
  | { page: PageId; name: string }
  | { mail: keyof Brand['mail'] }
  | { clause: Id };
