import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiPath } from '#content/docs/paths.ts';
import { documentationFiles } from '#documents/files/files.ts';
import { readSdk } from '#documents/sdks/read-sdk.ts';
import { servedSdks } from '#documents/sdks/served-sdks.ts';
import { type TestApp, testApp } from '../app.ts';
import { theApi } from '../sandbox.ts';
import { stubBuild, stubPages } from '../stub-build.ts';
import type { Language, Packages } from './language.ts';

/** A running site that serves the packages, and empty folders to install them into. */
export type PackageSite = {
  packages: Packages;
  running: TestApp;
  /** The folder with the package. */
  install: (language: Language, name?: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function packageSite(): Promise<PackageSite> {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-packages-'));
  const path = openApiPath('en', 'json');
  const description = documentationFiles().get(path)?.() ?? '';
  const served = servedSdks(new Map([[path, description]]));
  const build = await stubBuild({
    ...stubPages(['/', '/page-not-found', '/zh-page-not-found', '/document-en/sms']),
    ...Object.fromEntries([...served].map(([file, content]) => [`sdk/${file}`, content])),
  });
  const running = await testApp(
    { SANDBOX_REQUESTS_PER_10_SECONDS: '1000000' },
    { documentedApi: theApi(), startsAt: 'now', siteDirectory: build.directory },
  );
  const site = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const sdk = readSdk(JSON.parse(description), 'https://www.harbour.example');
  return {
    packages: { site, sdk },
    running,
    install: async (language, name = language.id) => {
      const place = join(folder, name);
      await mkdir(place);
      await language.install({ site, sdk }, place);
      return place;
    },
    close: async () => {
      await running.close();
      await build.remove();
      await rm(folder, { recursive: true });
    },
  };
}
