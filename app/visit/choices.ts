import { type StoredItem, storedItems } from '#content/storage.ts';
import { readConsent } from './stored-consent.ts';

const items: StoredItem[] = Object.values(storedItems);
const names = items.flatMap(({ name, category }) => (category === 'personalization' ? [name] : []));

/** What somebody chose for their reading. Where nothing may be stored, it lasts as long as the page. */
export function recallChoice(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(name: string, value: string | undefined): void {
  try {
    for (const store of [sessionStorage, localStorage]) store.removeItem(name);
    if (value !== undefined) allowedStore().setItem(name, value);
  } catch {
    // It then lasts as long as the page.
  }
}

/** After a new answer about cookies all choices go where they may be kept. */
export function moveChoices(): void {
  for (const name of names) keepChoice(name, recallChoice(name));
}

/** Whoever declined is remembered for this visit alone. */
const allowedStore = (): Storage => (readConsent() === 'declined' ? sessionStorage : localStorage);
