import { canonicalLines, canonicalQuery } from '#content/api/canonical.ts';
import type { LineReason, WholeReason } from '#content/interface/workbench.ts';
import { hmac, sha256 } from '../../run/sign.ts';
import { bodyVariants } from './body-variants.ts';
import type { Pasted } from './read-pasted.ts';

/**
 * `lines`: the six lines built from the pasted request; `line` counts from 1; `missing`: a header
 * name, `path` or `secret`.
 */
export type Verdict =
  | { kind: 'incomplete'; missing: string }
  | { kind: 'fits'; lines: string[] }
  | { kind: 'differs'; lines: string[]; line: number; signed: string; reason: LineReason }
  | { kind: 'whole'; lines: string[]; reason: WholeReason }
  | { kind: 'unexplained'; lines: string[] };

/** A guess of what was signed instead: lines by number; the first one is reported. */
type Suspicion = { signed: Record<number, string>; reason: LineReason };

/** Builds the six lines; if the signature does not match, tries the common mistakes one by one. */
export async function findDifference(pasted: Pasted, secretKey: string): Promise<Verdict> {
  const { method, path, query, headers, body } = pasted;
  const header = (name: string): string => headers.get(name.toLowerCase()) ?? '';
  const missing = ['X-Timestamp', 'X-Nonce', 'X-Signature'].find((name) => header(name) === '');
  if (path === '') return { kind: 'incomplete', missing: 'path' };
  if (missing) return { kind: 'incomplete', missing };

  const isMultipart = header('Content-Type').startsWith('multipart/form-data');
  const lines = canonicalLines({
    method,
    path,
    query: pairsOf(query),
    timestampMs: header('X-Timestamp'),
    nonce: header('X-Nonce'),
    bodyHash: await sha256(isMultipart ? '' : body),
  });
  const { signature, form } = readSignature(header('X-Signature'));
  const isSigned = async (text: string, key: Parameters<typeof hmac>[1] = secretKey) =>
    (await hmac(text, key)) === signature;

  if (await isSigned(lines.join('\n'))) {
    if (form) return { kind: 'whole', lines, reason: form };
    return inSeconds(lines) ?? { kind: 'fits', lines };
  }
  for (const suspicion of await suspicionsOf(pasted, lines, isMultipart)) {
    const { signed, reason } = suspicion;
    const other = lines.map((line, index) => signed[index + 1] ?? line);
    if (!(await isSigned(other.join('\n')))) continue;
    const [line = 0] = Object.keys(signed).map(Number);
    return { kind: 'differs', lines, line, signed: signed[line] ?? '', reason };
  }
  if (await isSigned(lines.join('\r\n'))) return { kind: 'whole', lines, reason: 'line-ends' };
  for (const { key, reason } of keysMistaken(secretKey))
    if (await isSigned(lines.join('\n'), key)) return { kind: 'whole', lines, reason };
  return { kind: 'unexplained', lines };
}

const pairsOf = (query: string): [string, string][] => [...new URLSearchParams(query)];

/** The signature as lower-case hex; `form` says how it was written otherwise. */
function readSignature(given: string): { signature: string; form?: WholeReason } {
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(given)) {
    const bytes = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
    const signature = [...bytes].map((sign) => hexOf(sign.charCodeAt(0))).join('');
    return { signature, form: 'signature-base64' };
  }
  const small = given.toLowerCase();
  return small === given ? { signature: given } : { signature: small, form: 'signature-case' };
}

/** A valid signature over a timestamp in seconds: the server refuses the header. */
function inSeconds(lines: string[]): Verdict | undefined {
  const [signed = ''] = lines.slice(3, 4);
  if (!/^\d{10}$/.test(signed)) return undefined;
  const right = lines.with(3, `${signed}000`);
  return { kind: 'differs', lines: right, line: 4, signed, reason: 'time-seconds' };
}

async function suspicionsOf(
  { path, query, origin, body }: Pasted,
  lines: readonly string[],
  isMultipart: boolean,
): Promise<Suspicion[]> {
  const [method = '', , canonical = '', time = '', nonce = '', hash = ''] = lines;
  const one = (line: number, reason: LineReason, ...values: string[]): Suspicion[] =>
    values.map((value) => ({ signed: { [line]: value }, reason }));
  const host = origin.replace(/^https?:\/\//, '');
  const bodies = await Promise.all(
    bodyVariants(body).map(async ({ text, reason }) =>
      isMultipart ? [] : one(6, reason, await sha256(text)),
    ),
  );
  return [
    ...bodies.flat(),
    ...(isMultipart ? one(6, 'body-multipart', await sha256(body)) : []),
    ...one(6, 'body-itself', body),
    ...one(6, 'hash-case', hash.toUpperCase()),
    ...one(6, 'line-feed', `${hash}\n`, `${hash}\r\n`),
    ...one(4, 'time-seconds', String(Math.floor(Number(time) / 1000))),
    ...(query === '' ? [] : queriesOf(query, canonical)),
    ...[query, canonical].filter(Boolean).flatMap((behind): Suspicion[] =>
      ['', canonical].map((third) => ({
        signed: { 2: `${path}?${behind}`, 3: third },
        reason: 'path-query',
      })),
    ),
    ...one(2, 'path-base', `/sandbox${path}`),
    ...one(2, 'path-host', `https://${host}${path}`, `http://${host}${path}`, host + path),
    ...one(2, 'path-slash', `${path}/`, path.replace(/\/$/, ''), path.slice(1)),
    ...one(2, 'path-plain', decoded(path)),
    ...one(1, 'method-case', method.toLowerCase()),
    ...one(5, 'nonce-case', nonce.toUpperCase(), nonce.toLowerCase(), nonce.replaceAll('-', '')),
  ];
}

function queriesOf(query: string, canonical: string): Suspicion[] {
  const pairs = pairsOf(query);
  const plain = (list: readonly (readonly [string, string])[]) =>
    list.map((pair) => pair.join('=')).join('&');
  const byName = pairs.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const smallDigits = (text: string) => text.replace(/%[0-9A-F]{2}/g, (sign) => sign.toLowerCase());
  // Each parameter encoded correctly, in the order of the address.
  const unsorted = pairs.map((pair) => canonicalQuery([pair])).join('&');
  const otherwise = [
    String(new URLSearchParams(byName)),
    byName.map((pair) => pair.map(encodeURIComponent).join('=')).join('&'),
    smallDigits(canonical),
  ];
  const ways: [LineReason, string[]][] = [
    ['query-order', [unsorted]],
    ['query-plain', [plain(byName), plain(pairs)]],
    ['query-encoding', [...otherwise, query]],
    ['query-mark', [`?${query}`, `?${canonical}`]],
    ['query-missing', ['']],
  ];
  return ways.flatMap(([reason, values]) =>
    values
      .filter((value) => value !== canonical)
      .map((value) => ({ signed: { 3: value }, reason })),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Values that programs mistake for the key. */
function keysMistaken(
  secretKey: string,
): { key: string | Uint8Array<ArrayBuffer>; reason: WholeReason }[] {
  const part = secretKey.replace(/^[^-]*-/, '');
  const asBytes = [secretKey, part].filter((text) => /^(?:[0-9a-f]{2})+$/i.test(text)).map(bytesOf);
  return [
    ...asBytes.map((key) => ({ key, reason: 'key-hex' as const })),
    ...[secretKey, part].map((text) => ({ key: inHex(text), reason: 'key-hex' as const })),
    { key: part, reason: 'key-part' },
    ...['\n', '\r\n', ' '].map((end) => ({ key: secretKey + end, reason: 'key-space' as const })),
  ];
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

const inHex = (text: string): string => [...new TextEncoder().encode(text)].map(hexOf).join('');
