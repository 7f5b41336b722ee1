import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProductData } from '#content/pages/product/product.ts';
import type { ServiceId } from '#content/products.ts';

const chosenHere = 'chosen here';

/**
 * The selected tab. `?id=` selects one and scrolls to the section, on load and on each navigation
 * to such an address. Selecting a tab updates the address without scrolling.
 */
export function useNamedTab(product: ProductData, sectionId: string) {
  const { services, aliases, openingDelayMs } = product;
  const [open, setOpen] = useState<ServiceId | undefined>(services.tabs[0]?.id);
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(search).get('id');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link scrolls again.
  useEffect(() => {
    if (name === null) return;
    // Also after a reload, where the browser restores the scroll position.
    const isChosenHere = state === chosenHere;
    const timer = setTimeout(
      () => {
        const wanted = aliases[name] ?? name;
        const tab = services.tabs.find(({ id }) => id === wanted);
        if (!tab) {
          console.error(`This page has no tab named ${name}.`);
          return;
        }
        setOpen(tab.id);
        if (!isChosenHere) document.getElementById(sectionId)?.scrollIntoView();
      },
      isChosenHere ? 0 : openingDelayMs,
    );
    return () => clearTimeout(timer);
  }, [name, key, services, aliases, openingDelayMs, sectionId]);

  const choose = (id: ServiceId) => {
    setOpen(id);
    const query = new URLSearchParams(search);
    query.set('id', id);
    const state = chosenHere;
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true, state });
  };

  return [open, choose] as const;
}
