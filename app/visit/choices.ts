import { type StoredItem, storedItems } from '#content/storage.ts';
import { readConsent } from './stored-consent.ts';

const items: StoredItem[] = Object.values(storedItems);
const names = items.flatMap(({ name, kind }) => (kind === 'choice' ? [name] : []));

/**
 * A stored reading preference, such as theme or sample language. Without storage it lasts as long
 * as the page.
 */
export function readChoice(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeChoice(name: string, value: string | undefined): void {
  try {
    for (const store of [sessionStorage, localStorage]) store.removeItem(name);
    if (value !== undefined) allowedStore().setItem(name, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Moves all choices to the storage that a new cookie answer allows. */
export function moveChoices(): void {
  for (const name of names) storeChoice(name, readChoice(name));
}

/** After declining cookies, choices last for the session only. */
const allowedStore = (): Storage => (readConsent() === 'declined' ? sessionStorage : localStorage);
