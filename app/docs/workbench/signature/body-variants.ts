import type { LineReason } from '#content/interface/workbench.ts';
import { isJson } from '../../run/json.ts';

/** Why the signed text of a body may differ from the sent one. */
type BodyReason = Extract<LineReason, `body-${string}`>;

/** Other spellings of a body: JSON as common libraries write it, changed line ends, no body. */
export function bodyVariants(body: string): { text: string; reason: BodyReason }[] {
  const variants = [
    ...jsonVariants(body),
    ...['\n', '\r\n'].map((end) => ({ text: body + end, reason: 'body-end' as const })),
    { text: body.trim(), reason: 'body-end' as const },
    { text: body.replaceAll('\n', '\r\n'), reason: 'body-crlf' as const },
    { text: '', reason: 'body-empty' as const },
  ];
  return variants.filter(({ text }) => text !== body);
}

function jsonVariants(body: string): { text: string; reason: BodyReason }[] {
  if (!isJson(body)) return [];
  const value: unknown = JSON.parse(body);
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

/** Formats JSON as Python does: a space after each comma and colon. */
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
