import { keepChoice, recallChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';

const { name } = storedItems.sampleLanguage;

/** The language a reader last chose. Where there is none, the first one is shown. */
export const recallSampleLanguage = (): string | undefined => recallChoice(name);

export const rememberSampleLanguage = (language: string): void => keepChoice(name, language);
