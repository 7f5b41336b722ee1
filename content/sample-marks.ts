/**
 * In the Markdown of a document, samples stand between marks that a reader does not see. Whoever
 * asks for one language gets the rest of the document and the samples of that language.
 */
export const markSample = (language: string, text: string): string =>
  `<!-- sample ${language} -->\n\n${text}\n\n<!-- end -->`;

/** All of it where there is no sample in that language. */
export function keepSamples(markdown: string, language: string): string {
  const wanted = language.toLowerCase();
  const samples = [...markdown.matchAll(marked)];
  if (!samples.some(([, own]) => own === wanted)) return markdown;
  return markdown.replace(marked, (_, own: string, text: string) => (own === wanted ? text : ''));
}

const marked = /<!-- sample ([a-z]+) -->\n\n([\s\S]*?\n\n)<!-- end -->\n*/g;
