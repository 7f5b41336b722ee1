const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of a piece of HTML, without tags and comments. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
