import type { OtherForm, OwnAddress } from '#app/head/meta.ts';
import type { Head } from '#content/heads/type.ts';

/** Metadata of the shown document, embedded in its HTML. */
export type DocumentFacts = {
  id: string;
  name: string;
  head: Head;
  address?: OwnAddress;
  forms: readonly OtherForm[];
  /** Path of the file with menu and words. */
  frame: string;
};

/** Attribute with the facts, on the element around the document. */
export const factsAttribute = 'data-document';

export const writeFacts = (facts: DocumentFacts): string => JSON.stringify(facts);

export const readFacts = (element: Element): DocumentFacts =>
  JSON.parse(element.getAttribute(factsAttribute) ?? '{}');
