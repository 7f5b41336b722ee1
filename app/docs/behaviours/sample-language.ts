import { readChoice, storeChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import { sdkTabId } from '../reader/ids.ts';

const { name } = storedItems.sampleLanguage;

/** Which samples the reader last chose: with the package or without, and in which language. */
export type SampleChoice = { isSdk: boolean; language?: string };

export function recallSamples(): SampleChoice {
  const chosen = readChoice(name);
  if (!chosen) return { isSdk: true };
  const [first, language] = chosen.split('-');
  return first === sdkTabId ? { isSdk: true, language } : { isSdk: false, language: first };
}

export const rememberSamples = ({ isSdk, language }: SampleChoice): void =>
  storeChoice(name, [...(isSdk ? [sdkTabId] : []), ...(language ? [language] : [])].join('-'));
