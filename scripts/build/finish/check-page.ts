/** Violations of our Content-Security-Policy, reported at build time. */
export function problemsOf(html: string): string[] {
  const problems: string[] = [];
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const style = /<[a-z][^>]*\sstyle=/i.exec(markup);
  if (style) problems.push(`a style attribute, which the policy blocks: ${style[0].slice(0, 120)}`);
  if (/<style[\s>]/i.test(markup)) problems.push('an inline stylesheet, which the policy blocks');
  const handler = /<[a-z][^>]*\son[a-z]+=/i.exec(markup);
  if (handler) problems.push(`an inline event handler: ${handler[0].slice(0, 120)}`);
  const foreign = /<(?:script|img|iframe|source)[^>]*\ssrc="(?:https?:)?\/\//i.exec(html);
  if (foreign) problems.push(`something loaded from another host: ${foreign[0].slice(0, 120)}`);
  return problems;
}

/** The text of each executable inline script; data blocks need no hash. */
export const inlineScripts = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map((match) => match[1] ?? '');
