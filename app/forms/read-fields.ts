/** The values of a form's fields; empty for a missing field or an unchecked box. */
export function readFields<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const text = (field: Field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}
