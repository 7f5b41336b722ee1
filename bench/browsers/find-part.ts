export type Role = keyof typeof selectors;

/** Elements that have these roles, implicitly or by attribute. */
export const selectors = {
  link: 'a[href]:not([role])',
  button: 'button:not([role]), summary, [role=button]',
  textbox: 'input:not([type=checkbox], [role]), textarea',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox]',
  option: '[role=option]',
};

/**
 * Runs in the page: where to press the visible element with this role and name. Elements in the
 * viewport come before those to scroll to, full matches of the name before prefixes.
 */
export function findPart(selector: string, name: string): { x: number; y: number } | null {
  const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
    return node.ariaLabel ?? node.getAttribute('alt') ?? [...node.childNodes].map(spoken).join('');
  };
  const nameOf = (part: Element): string => {
    const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement;
    const named = [
      ...ids.flatMap((id) => document.getElementById(id) ?? []),
      ...((labels && !part.ariaLabel && part.labels) || []),
    ];
    return plain((named.length > 0 ? named : [part]).map(spoken).join(''));
  };
  const middleOf = (part: Element) => {
    // The centre of a link over two lines can be outside of it, so its first line is used.
    const [box = part.getBoundingClientRect()] = part.getClientRects();
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const top = document.elementFromPoint(x, y);
    const isReached = top !== null && (part.contains(top) || top.contains(part));
    return isReached ? { x, y } : null;
  };

  const wanted = plain(name);
  const parts = [...document.querySelectorAll(selector)].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }) && !part.matches(':disabled'),
  );
  const ranked = [
    ...parts.filter((part) => nameOf(part) === wanted),
    ...parts.filter((part) => nameOf(part).startsWith(wanted)),
  ];
  for (const part of ranked) {
    const middle = middleOf(part);
    if (middle) return middle;
  }
  for (const part of ranked) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middle = middleOf(part);
    if (middle) return middle;
  }
  return null;
}
