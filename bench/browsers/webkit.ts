import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { startGroup } from '#scripts/run/process-group.mjs';
import type { Run } from '../measurement.ts';
import { temporaryFolder } from '../product.ts';
import type { Engine } from './engine.ts';
import { waitForOutput } from './wait-for-output.ts';
import { freePort, talkToDriver } from './webdriver.ts';

/** Tall enough for a window that shows a whole page. */
const screen = '1600x20000x24';
/** Without these its toolbar keeps the browser window wider than a phone. */
const narrowBar =
  'button, entry, toolbar, toolitem, image { min-width: 0; padding: 0; margin: 0; }\n';
const noMotion = '[Settings]\ngtk-enable-animations=0\n';

/** WebKitGTK's MiniBrowser on its own display, driven by WebKitWebDriver. */
export async function startWebKit(
  run: Run,
  { driver, xvfb }: { driver: string; xvfb: string },
): Promise<Engine> {
  const settings = join(await temporaryFolder(run), 'gtk-3.0');
  await mkdir(settings);
  await writeFile(join(settings, 'gtk.css'), narrowBar);
  await writeFile(join(settings, 'settings.ini'), noMotion);

  const display = startGroup([xvfb, '-displayfd', 3, '-screen', 0, screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  run.onEnd(async () => display.stop());
  const [, number] = await waitForOutput(display.child.stdio[3], /(\d+)\n/);
  const port = await freePort();
  const started = startGroup([driver, `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: join(settings, '..') },
  });
  const close = async () => {
    started.stop();
    await started.ended;
    display.stop();
    await display.ended;
  };
  run.onEnd(close);

  const { version, call } = await talkToDriver(`http://127.0.0.1:${port}`);
  const evaluate = async (expression: string) => {
    const script = `return (async () => JSON.stringify(await (${expression})) ?? 'null')()`;
    return JSON.parse(
      z.parse(z.string(), await call('POST', '/execute/sync', { script, args: [] })),
    );
  };
  return {
    name: 'WebKitGTK',
    version,
    evaluate,
    open: async (url) => {
      await call('POST', '/url', { url });
    },
    perform: async (actions) => {
      await call('POST', '/actions', { actions });
    },
    resize: async (width, height) => {
      const bars = z.parse(size, await evaluate(sizeOfBars));
      const window = { width: width + bars.width, height: height + bars.height };
      await call('POST', '/window/rect', { x: 0, y: 0, ...window });
      // The page receives the new size later.
      while (!(await evaluate(`innerWidth === ${width} && innerHeight === ${height}`)))
        await pause(20);
    },
    picture: async () =>
      Buffer.from(z.parse(z.string(), await call('GET', '/screenshot')), 'base64'),
    close,
  };
}

const size = z.object({ width: z.number(), height: z.number() });
const sizeOfBars = '({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })';
