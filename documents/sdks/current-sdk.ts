import { siteOrigin } from '#content/build-settings.ts';
import { productNames } from '../api/files.ts';
import { readDescription } from '../api/read-description.ts';
import { inputHash } from '../compiled/input-hash.ts';
import { readStored, store } from '../compiled/store.ts';
import { publishDescription } from '../files/openapi/publish.ts';
import type { Sdk } from './model.ts';
import { readSdk } from './read-sdk.ts';

let known: { of: readonly unknown[]; sdk: Sdk } | undefined;

/** The model of the descriptions as they are: read again when one of their files has changed. */
export function currentSdk(): Sdk {
  const of = productNames().map((product) => readDescription(product));
  if (!known?.of.every((one, index) => one === of[index])) known = { of, sdk: readOrStored() };
  return known.sdk;
}

/** Reading takes seconds, and every program that prints a sample needs the model. */
function readOrStored(): Sdk {
  const key = inputHash();
  const stored = readStored('sdk-model', key);
  // The key includes the program that stored it.
  if (stored) return stored as Sdk;
  const publication = { products: productNames(), locale: 'en', origin: siteOrigin } as const;
  const sdk = readSdk(publishDescription(publication), siteOrigin);
  store('sdk-model', key, sdk);
  return sdk;
}
