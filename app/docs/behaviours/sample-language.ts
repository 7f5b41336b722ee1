import { readChoice, storeChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';

const { name } = storedItems.sampleLanguage;

/** The programming language that the reader last chose. */
export const recallSampleLanguage = (): string | undefined => readChoice(name);

export const rememberSampleLanguage = (language: string): void => storeChoice(name, language);
