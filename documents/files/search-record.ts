/** One section of a document, as the search knows it. */
export type SearchRecord = {
  /** `category/doc` */
  document: string;
  path: string;
  /** The heading that a hit leads to; empty for the top of the document. */
  anchor: string;
  title: string;
  heading: string;
  /** Group and category, in words. */
  place: string;
  /** Parameters and error codes of its tables. */
  names: string;
  text: string;
};

export const searchIndexPath = (locale: string): string => `/search/${locale}.json`;
