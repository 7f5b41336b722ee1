import { keepChoice, recallChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';

const { name } = storedItems.sampleLanguage;

/** The programming language that the reader last chose. */
export const recallSampleLanguage = (): string | undefined => recallChoice(name);

export const rememberSampleLanguage = (language: string): void => keepChoice(name, language);
