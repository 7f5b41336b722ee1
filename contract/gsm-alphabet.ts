/** The default alphabet of GSM 03.38 and its extension table, whose characters need an escape. */
const basic = new Set(
  `@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà`,
);
const extension = new Set('\f^{}\\[~]|€');

export const isGsmExtension = (character: string): boolean => extension.has(character);

export const isGsmCharacter = (character: string): boolean =>
  basic.has(character) || isGsmExtension(character);

/** The closest character of the alphabet; undefined if there is none. */
export function replacementFor(character: string): string | undefined {
  if (isUnseen.test(character)) return '';
  if (isSpace.test(character)) return ' ';
  const known = counterparts.get(character);
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(isGsmCharacter) ? plain : undefined;
}

/** Soft hyphen, zero-width characters, direction marks, byte order mark. */
const isUnseen = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]$/;
const isSpace = /^[\t\v\p{Zs}\u2028\u2029]$/u;

const counterparts = new Map(
  Object.entries({
    "'": '‘’‚‛′ʼ`´',
    '"': '“”„‟″«»',
    '-': '‐‑‒–—―−',
    '...': '…',
    '*': '•●',
    '<': '‹',
    '>': '›',
    x: '×',
    l: 'ł',
    L: 'Ł',
    d: 'đ',
    D: 'Đ',
    i: 'ı',
    oe: 'œ',
    OE: 'Œ',
    '(c)': '©',
    '(R)': '®',
    '(TM)': '™',
  }).flatMap(([replacement, characters]) =>
    [...characters].map((character) => [character, replacement] as const),
  ),
);
