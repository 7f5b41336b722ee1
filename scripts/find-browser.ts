import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  // The same engine without a window: it starts and opens pages in half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium for the journeys: an installed one, else Playwright's, else Debian's package. */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const found = installed() ?? (await playwrights());
  if (found) return found;
  say('No Chromium found; asking Playwright for one.');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('Installing the chromium package.');
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      const packaged = installed();
      if (packaged) return packaged;
    }
  }
  throw new Error('The journeys need a browser: install Chromium or set CHROMIUM_PATH to one.');
}

function installed(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return names.map(onPath).find(Boolean) ?? macBrowsers.find((path) => existsSync(path));
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
