/** The metadata of a page in its HTML, as a search engine reads it. */
export type ServedHead = {
  lang: string | undefined;
  title: string | undefined;
  named: Record<string, string>;
  graph: Record<string, string>;
  canonical: string | undefined;
  /** URLs by language. */
  alternates: Record<string, string>;
  /** URLs of other formats, by type. */
  forms: Record<string, string>;
};

export function readHead(html: string): ServedHead {
  const metas = tags(html, 'meta');
  const links = tags(html, 'link');
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  return {
    lang: tags(html, 'html')[0]?.lang,
    title: decode(/<title[^>]*>([^<]*)</.exec(html)?.[1]),
    named: Object.fromEntries(metas.flatMap(({ name, content = '' }) => pair(name, content))),
    graph: Object.fromEntries(
      metas.flatMap(({ property, content = '' }) => pair(property, content)),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      alternates.flatMap(({ hreflang, href = '' }) => pair(hreflang, href)),
    ),
    forms: Object.fromEntries(alternates.flatMap(({ type, href = '' }) => pair(type, href))),
  };
}

/** The attributes of every tag with a name, attribute names in lower case. */
export function tags(html: string, name: string): Record<string, string>[] {
  const found = html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'));
  return [...found].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key.toLowerCase(),
        decode(value) ?? '',
      ]),
    ),
  );
}

const pair = (key: string | undefined, value: string): [string, string][] =>
  key === undefined ? [] : [[key, value]];

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string | undefined): string | undefined =>
  text?.replace(/&([\w#]+);/g, (entity, name: string) => signs[name] ?? entity);
