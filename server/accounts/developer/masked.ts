/** Fields whose texts are between the customer and whoever gets them. */
const textFields =
  /^(content|text|body|caption|message|code|subject|html|params|variables|title)$/i;
const numberField = /^\+?\d{7,15}$/;
const mail = /^[^@\s]+@[^@\s]+$/;

/** A body as the log shows it: its shape is whole, numbers and texts are not told. */
export function masked(json: string): string {
  try {
    return JSON.stringify(maskedValue(JSON.parse(json), ''), null, 2);
  } catch {
    // Cut off or no JSON at all: no part of it can be told apart.
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
