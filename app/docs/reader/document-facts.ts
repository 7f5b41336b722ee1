import type { OtherForm, OwnAddress } from '#app/head/meta.ts';
import type { Head } from '#content/heads/type.ts';

/** What the reader knows of the document it shows; it travels with the document's HTML. */
export type DocumentFacts = {
  id: string;
  name: string;
  head: Head;
  address?: OwnAddress;
  forms: readonly OtherForm[];
  /** The address of what stands around it: menu and words. */
  frame: string;
};

/** The attribute that holds them, on the element around the document. */
export const factsAttribute = 'data-document';

export const writeFacts = (facts: DocumentFacts): string => JSON.stringify(facts);

export const readFacts = (element: Element): DocumentFacts =>
  JSON.parse(element.getAttribute(factsAttribute) ?? '{}');
