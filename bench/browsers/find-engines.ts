import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Run } from '../measurement.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** How to start a browser, or what is missing and what Debian calls it. */
type Found = { start(run: Run): Promise<Engine> } | { missing: string };

export const findEngines = (ids: readonly string[]): ({ id: string } & Found)[] =>
  ids.map((id) => {
    const find = ways[id];
    if (!find) throw new Error(`Browsers: ${Object.keys(ways).join(' ')}`);
    return { id, ...find() };
  });

const ways: Record<string, () => Found> = {
  firefox: () => {
    const program = onPath('firefox-esr') ?? onPath('firefox');
    if (!program) return { missing: 'Firefox is missing: apt-get install firefox-esr' };
    return { start: (run) => startFirefox(run, program) };
  },
  webkit: () => {
    const driver = onPath('WebKitWebDriver');
    const xvfb = onPath('Xvfb');
    if (!driver || !xvfb)
      return { missing: 'WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb' };
    return { start: (run) => startWebKit(run, { driver, xvfb }) };
  },
};

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
