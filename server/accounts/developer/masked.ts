import { maskedAddress, maskedAddresses } from '../../masked-address.ts';

/** Fields with the content of messages, which is private to customer and recipient. */
const textFields =
  /^(content|text|body|caption|message|code|subject|html|params|variables|title)$/i;

/** Fields of phone numbers, which some programs send as numbers by mistake. */
const numberFields = /(phones?|recipient|number|caller|callee|called|to)$/i;

/** A logged body with its structure, but without phone numbers and texts. */
export function masked(json: string): string {
  try {
    return JSON.stringify(maskedValue(JSON.parse(json), ''), null, 2);
  } catch {
    // Truncated or not JSON: hidden entirely.
    return json === '' ? '' : '…';
  }
}

function maskedValue(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, maskedValue(part, name)]),
    );
  if (typeof value === 'number' && numberFields.test(field))
    return maskedAddress(String(value)) ?? value;
  return typeof value === 'string' ? maskedText(value, field) : value;
}

function maskedText(text: string, field: string): string {
  return (
    maskedAddress(text) ??
    (textFields.test(field) ? `•••••• (${[...text].length})` : (maskedAddresses(text) ?? text))
  );
}
