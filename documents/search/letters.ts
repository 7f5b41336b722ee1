/**
 * Chinese characters take three bytes each; in a file that uses about a thousand of them, code
 * points of two bytes in their place make it a twentieth smaller once compressed.
 */
export type Packed<File> = File & {
  /** The characters, most frequent first: each stands for the code point at its position. */
  letters: string;
};

/** The code points of two bytes that stand for others, and for themselves if a text has them. */
const firstCode = 0x100;
const lastCode = 0x7ff;
const packable = /[\p{Script=Han}\u0100-\u07ff]/gu;

export function packLetters<File extends object>(file: File): Packed<File> {
  const counts = new Map<string, number>();
  for (const [letter] of JSON.stringify(file).matchAll(packable))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([letter]) => letter)
    .slice(0, lastCode - firstCode + 1);
  const codes = new Map(
    letters.map((letter, at) => [letter, String.fromCodePoint(firstCode + at)]),
  );
  const packed = mapTexts(file, (text) =>
    text.replace(packable, (letter) => codes.get(letter) ?? letter),
  );
  return { ...packed, letters: letters.join('') };
}

export function unpackLetters<File extends object>({ letters, ...file }: Packed<File>): File {
  const known = [...letters];
  const unpack = (text: string) =>
    text.replace(/[\u0100-\u07ff]/g, (code) => known[code.charCodeAt(0) - firstCode] ?? code);
  return mapTexts(file, unpack) as unknown as File;
}

/** The same value with every text in it replaced. */
function mapTexts<Value>(value: Value, replace: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return replace(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, own]) => [name, map(own)]));
  };
  return map(value) as Value;
}
