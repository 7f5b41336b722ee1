import { useState } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { servedStatusId } from '#content/status/served.ts';

/**
 * The data that the server embedded in the page, for hydration. Undefined after a client-side
 * navigation, and when the server could not read its database.
 */
export function useServed<Data>(): Data | undefined {
  const isHydrating = useIsHydrating();
  const [served] = useState<Data | undefined>(() => (isHydrating ? read<Data>() : undefined));
  return served;
}

function read<Data>(): Data | undefined {
  const text = document.getElementById(servedStatusId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
