/** Fields with the content of messages, which is private to customer and recipient. */
const textFields =
  /^(content|text|body|caption|message|code|subject|html|params|variables|title)$/i;
const numberField = /^\+?\d{7,15}$/;
const mail = /^[^@\s]+@[^@\s]+$/;

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
  return typeof value === 'string' ? maskedText(value, field) : value;
}

function maskedText(text: string, field: string): string {
  if (numberField.test(text)) return `${text.slice(0, 2)}•••••${text.slice(-3)}`;
  if (mail.test(text)) return `${text.slice(0, 1)}•••••${text.slice(text.indexOf('@'))}`;
  return textFields.test(field) ? `•••••• (${[...text].length})` : text;
}
