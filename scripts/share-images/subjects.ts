import { join } from 'node:path';
import { placeOf } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { heads } from '#content/heads/heads.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { sharePicturePath } from '#content/share-picture.ts';
import { type PageId, type PageKind, pagePath, pages, publicPageIds } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { menuOf } from '#documents/manuscripts/library.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { cutElement } from '../build/cut-element.ts';
import { textOf } from '../build/html-text.ts';
import type { Subject } from './compose.ts';
import type { Scene } from './scenes.ts';

/** All share images that the pages reference, by path, with their text from the built page. */
export async function readSubjects(
  readFile: (file: string) => Promise<string>,
): Promise<Map<string, Subject>> {
  const read = (path: string) => readFile(join(path, 'index.html').slice(1));
  const found = locales.flatMap((locale) => [
    ...publicPageIds
      .filter((page) => pages[page].kind !== 'forbidden')
      .map(async (page) => {
        const path = pagePath(page, locale);
        const drawnOn = page.startsWith('service-status-') ? 'service-status' : page;
        const html = await read(pagePath(drawnOn, locale));
        return [sharePicturePath(path), pageSubject(page, locale, html)] as const;
      }),
    ...allManuscripts()[locale].map(async ({ id, facts }) => {
      const path = documentPath(id, locale);
      const names = headingsOf(await read(path));
      return [
        sharePicturePath(path),
        {
          locale,
          title: facts.title,
          line: placeOf(id).category.name[locale],
          scene: { kind: 'stops', names },
        } satisfies Subject,
      ] as const;
    }),
  ]);
  return new Map(await Promise.all(found));
}

function pageSubject(page: PageId, locale: Locale, html: string): Subject {
  const [name = '', ...more] = heads[locale][page].title.split(/ \| |[:：] ?/);
  const scene = sceneOf(page, locale, html);
  if (page === 'home')
    return { locale, title: headlineOf(html), line: capitalised(more.join('')), scene };
  const line = linedKinds.has(pages[page].kind) ? headlineOf(html) : undefined;
  return { locale, title: name, line, scene };
}

/** Kinds of pages whose headline says more than their name. */
const linedKinds = new Set<PageKind>(['product', 'industry', 'company', 'pricing']);

/** A headline consists of lines: it may break between them. */
const headlineOf = (html: string): string => {
  const lines = cutElement(html, '<h1').split(/ ?<\/span> ?/);
  return textOf(lines.join(' \u200b')).replaceAll(/(?<=[\u2e80-\uffef]) (?=\u200b)/g, '');
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sceneOf(page: PageId, locale: Locale, html: string): Scene {
  const drawing = (width: number, height: number) => cutDrawing(html, `0 0 ${width} ${height}`);
  switch (pages[page].kind) {
    case 'home':
      return { kind: 'slide', svg: drawing(800, 816) };
    case 'product':
      return { kind: 'hero', svg: drawing(800, 660) };
    case 'pricing':
      return { kind: 'board', svg: drawing(800, 660) };
    case 'industry':
      return { kind: 'industry', svg: drawing(760, 510) };
    case 'company':
      return { kind: 'skyline', svg: drawing(800, 640) };
    case 'status':
    case 'status-record':
    case 'status-subscribe':
      return { kind: 'yard', svg: drawing(760, 330) };
    case 'login':
    case 'sign-up':
    case 'reset-password':
      return { kind: 'account', svg: drawing(680, 900) };
    case 'not-found':
      return { kind: 'end', svg: drawing(1440, 430) };
    case 'docs':
      return {
        kind: 'stops',
        names: menuOf(locale).flatMap(({ categories }) => categories.map(({ name }) => name)),
      };
    case 'workbench':
      return { kind: 'stops', names: Object.values(workbenchWords[locale].tabs) };
    default:
      return { kind: 'stops', names: headingsOf(html) };
  }
}

function cutDrawing(html: string, frame: string): string {
  const at = html.indexOf(`viewBox="${frame}"`);
  if (at < 0) throw new Error(`No drawing has the frame ${frame}.`);
  return cutElement(html.slice(html.lastIndexOf('<svg', at)), '<svg');
}

/** The headings of a text; without one, those of the page's main part, if any. */
export const headingsOf = (html: string): string[] =>
  [
    ...cutElement(html, html.includes('<article') ? '<article' : '<main').matchAll(
      /<h2[^>]*>([\s\S]*?)<\/h2>/g,
    ),
  ].map(([, heading = '']) => textOf(heading.replace(/<span>[\s\S]*?<\/span>/, '')));
