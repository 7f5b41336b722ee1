import { storedItems } from '#content/storage.ts';

const { name } = storedItems.sampleLanguage;

/** The language a reader last chose. Where nothing may be stored, the first one is shown. */
export function recallSampleLanguage(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberSampleLanguage(language: string): void {
  try {
    localStorage.setItem(name, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
