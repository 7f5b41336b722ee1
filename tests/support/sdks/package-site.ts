import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSdk } from '#documents/sdks/current-sdk.ts';
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
  const build = await stubBuild({
    ...stubPages(['/', '/page-not-found', '/zh-page-not-found', '/document-en/sms']),
    ...Object.fromEntries(servedSdks()),
  });
  const running = await testApp(
    { SANDBOX_REQUESTS_PER_10_SECONDS: '1000000' },
    { documentedApi: theApi(), startsAt: 'now', siteDirectory: build.directory },
  );
  const site = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const packages = { site, sdk: currentSdk() };
  return {
    packages,
    running,
    install: async (language, name = language.id) => {
      const place = join(folder, name);
      await mkdir(place);
      await language.install(packages, place);
      return place;
    },
    close: async () => {
      await running.close();
      await build.remove();
      await rm(folder, { recursive: true });
    },
  };
}
