import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import { type Engine, pressAt, typeKeys } from './engine.ts';
import { findPart, type Role, selectors } from './find-part.ts';

const patienceMs = 30_000;
const heightPx = 900;

export type Visitor = ReturnType<typeof visitorWith>;

/** Somebody before a browser, who finds things by what they are and what they are called. */
export function visitorWith(
  engine: Engine,
  {
    site,
    locale,
    widthPx,
    pictures,
  }: { site: string; locale: Locale; widthPx: number; pictures: string },
) {
  let taken = 0;

  const until = async <Found>(
    what: string,
    look: () => Promise<Found>,
  ): Promise<NonNullable<Found>> => {
    const deadlineMs = performance.now() + patienceMs;
    for (;;) {
      // A page that is just being left answers nothing.
      const found = await look().catch(() => undefined);
      if (found) return found;
      if (performance.now() > deadlineMs) throw new Error(`${what}: not within ${patienceMs} ms`);
      await pause(100);
    }
  };
  const isTrue = (expression: string) => async () => (await engine.evaluate(expression)) === true;
  const hydrated = () =>
    until(
      'the app takes over the page',
      isTrue(`document.documentElement.matches('[data-hydrated]')`),
    );

  const press = async (role: Role, name = ''): Promise<void> => {
    const place = await until(`a ${role} “${name}” to press`, async () =>
      z.parse(
        placed,
        await engine.evaluate(
          `(${findPart})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`,
        ),
      ),
    );
    await engine.perform(pressAt(place.x, place.y));
  };
  const keys = (typed: Iterable<string>) => engine.perform(typeKeys(typed));

  return {
    locale,
    isNarrow: widthPx < 1200,
    press,
    keys,
    start: () => engine.resize(widthPx, heightPx),
    open: async (path: string) => {
      await engine.open(site + path);
      await hydrated();
    },
    fill: async (role: 'textbox' | 'combobox', name: string, text: string) => {
      await press(role, name);
      await engine.evaluate('document.activeElement.select()');
      await keys(text);
    },
    path: async () => z.parse(z.string(), await engine.evaluate('location.pathname')),
    /** Waits until the address is this one and its page works. */
    at: async (path: string) => {
      await until(`arriving at ${path}`, isTrue(`location.pathname === ${JSON.stringify(path)}`));
      await hydrated();
    },
    sees: (text: string) =>
      until(
        `the text “${text}”`,
        isTrue(
          `document.body.innerText.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`,
        ),
      ),
    until,
    /** The window as it is, or made so tall that it shows the whole page. */
    picture: async (name: string, extent: 'window' | 'page' = 'page') => {
      taken += 1;
      if (extent === 'page') {
        const height = await engine.evaluate('document.documentElement.scrollHeight');
        await engine.resize(widthPx, z.parse(z.number(), height));
      }
      await engine.evaluate(settled);
      await writeFile(
        `${pictures}-${String(taken).padStart(2, '0')}-${name}.png`,
        await engine.picture(),
      );
      if (extent === 'page') await engine.resize(widthPx, heightPx);
    },
  };
}

const placed = z.nullable(z.object({ x: z.number(), y: z.number() }));

/** Fonts and pictures are there and have been painted. */
const settled = `Promise.all([document.fonts.ready, ...[...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => 0))])
  .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))).then(() => true)`;
