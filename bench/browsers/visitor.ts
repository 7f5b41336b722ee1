import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type PageId, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { titleOf } from '#tests/support/titles.ts';
import { type Engine, pressAt, typeKeys } from './engine.ts';
import { findFaults } from './find-faults.ts';
import { findPart, type Role, selectors } from './find-part.ts';
import type { WatchedPages } from './watched-pages.ts';

const patienceMs = 30_000;
const heightPx = 900;

export type Visitor = ReturnType<typeof visitorWith>;

/** A user of a browser, who finds elements by role and name. */
export function visitorWith(
  engine: Engine,
  {
    pages,
    locale,
    widthPx,
    pictures,
  }: { pages: WatchedPages; locale: Locale; widthPx: number; pictures: string },
) {
  let taken = 0;

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
  /** Twice: without its scroll bar a page may be wider and then have another height. */
  const showWhole = async () => {
    for (let times = 0; times < 2; times += 1) {
      const height = await engine.evaluate('document.documentElement.scrollHeight');
      await engine.resize(widthPx, z.parse(z.number(), height));
    }
  };
  const keys = (typed: Iterable<string>) => engine.perform(typeKeys(typed));

  return {
    locale,
    isNarrow: widthPx < 1200,
    press,
    keys,
    start: () => engine.resize(widthPx, heightPx),
    open: async (path: string) => {
      await engine.open(pages.url + path);
      await hydrated();
    },
    fill: async (role: 'textbox' | 'combobox', name: string, text: string) => {
      await press(role, name);
      await engine.evaluate('document.activeElement.select()');
      await keys(text);
    },
    path: async () => z.parse(z.string(), await engine.evaluate('location.pathname')),
    /** Waits until the page is shown: its title, which may begin with its subject, changes with it. */
    at: async (page: PageId, language = locale) => {
      const [path, title] = [pagePath(page, language), titleOf(page, language)];
      await until(
        `arriving at ${path}, “${title}”`,
        isTrue(
          `location.pathname === ${JSON.stringify(path)} && document.title.endsWith(${JSON.stringify(title)})`,
        ),
      );
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
    /** A screenshot of the window, or of the whole page in a taller window. */
    picture: async (name: string, extent: 'window' | 'page' = 'page') => {
      taken += 1;
      if (extent === 'page') await showWhole();
      // A page reached by navigation loads its drawings after it is shown.
      await until('all of the page', async () => {
        await engine.evaluate(`(${settle})()`);
        return pages.isQuiet();
      });
      const faults = z.parse(z.array(z.string()), await engine.evaluate(`(${findFaults})()`));
      for (const fault of faults) pages.complain(`${name}: ${fault}`);
      await writeFile(
        `${pictures}-${String(taken).padStart(2, '0')}-${name}.png`,
        await engine.picture(),
      );
      if (extent === 'page') await engine.resize(widthPx, heightPx);
    },
  };
}

const placed = z.nullable(z.object({ x: z.number(), y: z.number() }));

/** Runs in the page: fonts and images are loaded and painted. */
async function settle(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => 0))]);
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Looks until something is found; throws after `patienceMs`. */
async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const deadlineMs = performance.now() + patienceMs;
  for (;;) {
    // A page that is being unloaded does not answer.
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (performance.now() > deadlineMs) throw new Error(`${what}: not within ${patienceMs} ms`);
    await pause(100);
  }
}
