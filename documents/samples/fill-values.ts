import { brand } from '#content/brand.ts';
import { environments, type LanguageId, variables } from './environment.ts';

/** The values that a sample otherwise reads from its environment. */
export type SampleValues = Record<Name, string>;
type Name = keyof typeof variables;

/** Code that reads a value; the value can stand there in `quote`. */
export type Reading = { from: number; to: number; name: Name; quote: string };

/** Where code reads its environment, in order. */
export function readingsIn(code: string, language: LanguageId): Reading[] {
  const { read, readHost, quote } = environments[language];
  // The calls about the sandbox itself have its host in place of the live one.
  const hosts = [brand.hosts.api, brand.hosts.sandbox].map(readHost);
  return names
    .flatMap((name) =>
      (name === 'host' ? hosts : [read(variables[name])]).flatMap((piece) =>
        placesOf(piece, code).map((from) => ({ from, to: from + piece.length, name, quote })),
      ),
    )
    .sort((one, other) => one.from - other.from);
}

/** The code with the values themselves. */
export const fillValues = (code: string, language: LanguageId, values: SampleValues): string =>
  readingsIn(code, language).reduceRight(
    (text, { from, to, name, quote }) =>
      text.slice(0, from) + quote + values[name] + quote + text.slice(to),
    code,
  );

const names = ['host', 'accessKey', 'secretKey', 'callbackSecret'] as const satisfies Name[];

function placesOf(piece: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at);
  return places;
}
