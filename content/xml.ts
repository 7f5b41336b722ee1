/** For text and attribute values; characters that XML cannot contain are removed. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Record<string, string>;

/** `children` are already elements; a string given as `text` is escaped. */
export const element = (name: string, attributes: Attributes, children: string[] = []): string => {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${listed.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
};

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, [escapeXml(text)]);

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
