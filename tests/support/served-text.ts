import type { APIRequestContext } from '@playwright/test';

/** What a page says before any script runs: its HTML without the scripts. */
export async function servedBody(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html.slice(html.indexOf('<body')).replace(/<script[\s>].*?<\/script>/gs, '');
}

/** The text between the tags, as a reader sees it, with single spaces. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The elements of one kind with an attribute, each with its content up to the next one. */
export function sections(html: string, tag: string, attribute: string): string[] {
  const starts = [...html.matchAll(new RegExp(`<${tag}[^>]* ${attribute}[=" >]`, 'g'))];
  return starts.map(({ index }, at) => html.slice(index, starts[at + 1]?.index ?? html.length));
}

export const attributeOf = (html: string, name: string): string | undefined =>
  new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
