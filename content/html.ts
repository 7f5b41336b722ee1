/** Safe markup: everything inserted into it was escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Part = string | number | Html | false | undefined | readonly Html[];

/** html`<p>${name}</p>` escapes `name`; only values of type `Html` are inserted unchanged. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    literals.reduce((markup, literal, index) => markup + markupOf(parts[index - 1]) + literal),
  );

/** Text with its line breaks preserved. */
export const lines = (text: string): Html =>
  new Html(text.split('\n').map(escapeText).join('<br>'));

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  return typeof part === 'object' ? part.map(markupOf).join('') : escapeText(String(part));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
