import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Run } from '../measurement.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** How to start a browser, or what is missing and its Debian package. */
export type FoundEngine = { id: string; start?(run: Run): Promise<Engine>; missing?: string };

export const findEngines = (): FoundEngine[] => [findFirefox(), findWebKit()];

/** Screenshots of Chinese pages are empty without a Chinese font; the journeys do not need it. */
export const hasChineseTypeface = (): boolean =>
  spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout !== '';

function findFirefox(): FoundEngine {
  const id = 'firefox';
  const program = onPath('firefox-esr') ?? onPath('firefox');
  return program
    ? { id, start: (run) => startFirefox(run, program) }
    : { id, missing: 'apt-get install firefox-esr' };
}

function findWebKit(): FoundEngine {
  const id = 'webkit';
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  return driver && xvfb
    ? { id, start: (run) => startWebKit(run, { driver, xvfb }) }
    : { id, missing: 'apt-get install webkit2gtk-driver xvfb' };
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
