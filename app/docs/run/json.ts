/** The parsed JSON, or the text itself where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first value with this field name, at any depth. */
export function valueNamed(json: unknown, name: string): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  for (const [key, value] of Object.entries(json)) {
    if (key === name && (typeof value === 'string' || typeof value === 'number'))
      return String(value);
    const inside = valueNamed(value, name);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
