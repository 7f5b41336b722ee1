import fc from 'fast-check';

/** Characters that have broken databases, mail headers and markup before. */
const nasty = fc.constantFrom(
  ...[
    '\u0000',
    '\ud800',
    '\udc00',
    '\r\n',
    '\u2028',
    '\u202e',
    '😀',
    "'; drop table customers; --",
  ],
  ...['<script>', '#{1}', '\\', '\u200b', 'é', '王', '%s', '%00', '%', '&', '=', '+', '__proto__'],
);

export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.oneof(nasty, fc.string({ maxLength: 5 })), { maxLength: 12 })
    .map((parts) => parts.join('')),
);

/** Bodies that have broken parsers before. */
export const poisonedBody = fc.constantFrom(
  '{"__proto__":{"x":1}}',
  '{"name":"a","payload":{"__proto__":{"x":1}}}',
  '{"name":"a","payload":{"constructor":{"prototype":{}}}}',
  '{"name":"a","payload":{"a":1e400}}',
  `{"name":"a","payload":${'['.repeat(4_000)}`,
);

export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // Big integers and cycles have no JSON.
    return '{}';
  }
}
