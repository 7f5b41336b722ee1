import type { LineReason } from '#content/interface/workbench.ts';

/** How else a body may have been written when it was signed. */
type BodyReason = Extract<LineReason, `body-${string}`>;

/** Every way that libraries write the same JSON in, and what gets lost or added at the ends. */
export function writtenOtherwise(body: string): { text: string; reason: BodyReason }[] {
  const ways = [
    ...jsonWays(body),
    ...['\n', '\r\n'].map((end) => ({ text: body + end, reason: 'body-end' as const })),
    { text: body.trim(), reason: 'body-end' as const },
    { text: body.replaceAll('\n', '\r\n'), reason: 'body-crlf' as const },
    { text: '', reason: 'body-empty' as const },
  ];
  return ways.filter(({ text }) => text !== body);
}

function jsonWays(body: string): { text: string; reason: BodyReason }[] {
  const value = parsed(body);
  if (value === undefined) return [];
  const compact = JSON.stringify(value);
  const spaced = writeSpaced(value);
  const sorted = sortFields(value);
  const indented = [2, 4, '\t'].map((indent) => JSON.stringify(value, null, indent));
  return [
    { text: compact, reason: 'body-compact' },
    ...[spaced, ...indented].map((text) => ({ text, reason: 'body-spaces' as const })),
    ...[JSON.stringify(sorted), writeSpaced(sorted)].map((text) => ({
      text,
      reason: 'body-sorted' as const,
    })),
    ...[compact, spaced]
      .flatMap((text) => [
        inAscii(text),
        slashed(text),
        slashed(inAscii(text)),
        withoutMarkup(text),
        withoutMarkup(inAscii(text)),
      ])
      .map((text) => ({ text, reason: 'body-escaped' as const })),
  ];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** As Python writes it: a space after each comma and colon. */
function writeSpaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeSpaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${writeSpaced(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, sortFields(one)]));
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const inAscii = (text: string): string => text.replace(/[\u0080-\uffff]/g, escaped);
const slashed = (text: string): string => text.replaceAll('/', '\\/');
const withoutMarkup = (text: string): string => text.replace(/[<>&]/g, escaped);
