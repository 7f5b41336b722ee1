import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startGroup } from '#scripts/run/process-group.mjs';
import type { Run } from '../measurement.ts';
import { temporaryFolder } from '../product.ts';
import { connectBiDi } from './bidi.ts';
import type { Engine } from './engine.ts';
import { waitForOutput } from './wait-for-output.ts';

/** Firefox, driven over its built-in WebDriver BiDi. */
export async function startFirefox(run: Run, program: string): Promise<Engine> {
  const profile = await temporaryFolder(run);
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const { child, ended, stop } = startGroup(
    [program, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', 0],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    stop();
    await ended;
  };
  run.onEnd(close);
  const [, address = ''] = await waitForOutput(child.stderr, /WebDriver BiDi listening on (\S+)/);
  const send = await connectBiDi(`${address}/session`);
  const { capabilities } = z.parse(newSession, await send('session.new', { capabilities: {} }));
  const [tab] = z.parse(tree, await send('browsingContext.getTree', {})).contexts;
  if (!tab) throw new Error('Firefox shows no tab.');
  const { context } = tab;

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result } = z.parse(
        evaluated,
        await send('script.evaluate', {
          expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
          target: { context },
          awaitPromise: true,
          userActivation: true,
        }),
      );
      return JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    picture: async () => {
      const { data } = z.parse(
        picture,
        await send('browsingContext.captureScreenshot', { context }),
      );
      return Buffer.from(data, 'base64');
    },
    close,
  };
}

const newSession = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const evaluated = z.object({ result: z.object({ type: z.literal('string'), value: z.string() }) });
const picture = z.object({ data: z.string() });
