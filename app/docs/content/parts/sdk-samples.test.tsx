import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentWords } from '#content/interface/document.ts';
import { readOperation } from '#documents/api/operation.ts';
import { sdkSamples } from '#documents/pages/sdk-packages.ts';
import { SdkSamples } from './sdk-samples.tsx';

test('a call has a tab for each package, with its installation and its code', () => {
  const samples = sdkSamples(readOperation('sms/smsSendV2', 'en'));
  const html = renderToStaticMarkup(
    <SdkSamples
      name="sdk"
      samples={samples}
      words={documentWords.en}
      document="/document-en/sdks"
    />,
  );
  const names = [...html.matchAll(/role="tab"[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name);
  expect(names).toEqual(samples.map(({ name }) => name));
  expect(names).toContain('Go');
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:quot|#x27|amp|lt|gt);/g, characterOf);
  for (const { install, sample } of samples) {
    expect(text).toContain(install.code);
    expect(text).toContain(sample.code);
  }
});

const characters = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const characterOf = (entity: string): string =>
  characters[entity as keyof typeof characters] ?? entity;
