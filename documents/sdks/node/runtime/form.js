/** A form with files, which can be sent again. */
export async function formOf(request) {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.set(name, value);
    else if (typeof value === 'object') form.set(name, new Blob([value.content]), value.name);
    else form.set(name, String(value));
  }
  return form;
}
