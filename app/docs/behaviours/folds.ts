/** Opens the folds around the target of an anchor, which only some browsers do. */
export function openFolds(reader: HTMLElement, signal: AbortSignal): void {
  const open = (hash: string) => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target || !reader.contains(target)) return;
    let fold = target.closest('details:not([open])');
    if (!fold) return;
    for (; fold; fold = target.closest('details:not([open])')) fold.setAttribute('open', '');
    target.scrollIntoView();
  };

  open(location.hash);
  addEventListener('hashchange', () => open(location.hash), { signal });
  // A second click on a link fires no hashchange.
  reader.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.getAttribute('href')?.startsWith('#')) open(link.hash);
    },
    { signal },
  );
}
