import type { Operation } from '../api/operation.ts';
import { sampleLanguages } from '../samples/samples.ts';
import { currentSdk } from '../sdks/current-sdk.ts';
import type { Printed } from '../sdks/emitter.ts';
import { emitters } from '../sdks/emitters.ts';
import { sampleCall } from '../sdks/sample-call.ts';
import { servedSdks, sha256 } from '../sdks/served-sdks.ts';

/** A call as the package of a language makes it; `html` is only present in rendered pages. */
export type SdkSample = {
  id: string;
  name: string;
  install: Printed;
  sample: Printed & { html?: string };
};

/** The package for a language; what it is served as is missing where this build could not make it. */
export type SdkPackage = {
  id: string;
  name: string;
  needs: string;
  version: string;
  install: Printed;
  served?: { path: string; bytes: number; sha256: string };
};

/** None for what packages do not have, such as a callback. */
export function sdkSamples(operation: Operation): SdkSample[] {
  const sdk = currentSdk();
  const call = sampleCall(operation, sdk);
  if (!call) return [];
  return emitters.map(({ language, install, sample }) => ({
    id: language,
    name: nameOf(language),
    install: install(sdk),
    sample: { code: sample(sdk, call), grammar: grammarOf(language) },
  }));
}

export function sdkPackages(): SdkPackage[] {
  const sdk = currentSdk();
  const files = servedSdks();
  return emitters.map(({ language, servedAt, needs, archive, install }) => {
    const path = `${servedAt}/${archive(sdk)}`;
    const content = files.get(path);
    return {
      id: language,
      name: nameOf(language),
      needs,
      version: sdk.version,
      install: install(sdk),
      served: content && {
        path: `/${path}`,
        bytes: content.length,
        sha256: sha256(content),
      },
    };
  });
}

const languageOf = (wanted: string) => sampleLanguages.find(({ id }) => id === wanted);

const nameOf = (id: string): string => languageOf(id)?.name ?? id;

const grammarOf = (id: string): string => languageOf(id)?.grammar ?? 'text';
