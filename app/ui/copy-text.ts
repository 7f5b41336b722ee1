/** Copies to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Fallback for insecure contexts, where the clipboard API is missing. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Next to the focused element, so that panels that close on blur stay open.
  const parent = focused === document.body ? null : focused?.parentElement;
  (parent ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  field.remove();
  return isCopied;
}
