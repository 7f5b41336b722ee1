import { expect, test } from 'vitest';
import { classesIn, linkedStyles, linkStyles } from './link-styles.ts';

const classesOf = new Map([
  ['/assets/frame.css', classesIn('@layer ui{.tile_a:hover,.link_b .mark_c{margin:.5em}}')],
  ['/assets/art.css', classesIn('.live_d{color:red}')],
  ['/assets/home.css', classesIn('.banner_e{color:red}')],
]);
const frame = '<link rel="stylesheet" href="/assets/frame.css" data-precedence="site"/>';
const art = '<link rel="stylesheet" href="/assets/art.css" data-precedence="site"/>';
const page = (links: string, body: string) => `<head>${links}</head>${body}`;

test('the classes of a style sheet are read only from its selectors', () => {
  expect([...(classesOf.get('/assets/frame.css') ?? [])]).toEqual(['tile_a', 'link_b', 'mark_c']);
});

test('a page whose classes are in its linked sheets is unchanged', () => {
  const html = page(frame, '<p class="tile_a mark_c unknown">');
  expect(linkStyles(html, classesOf)).toBe(html);
});

test('a sheet whose class is used on the page is linked after the others, once', () => {
  const body = '<svg class="tile_a live_d"></svg><svg class="live_d">';
  expect(linkStyles(page(frame, body), classesOf)).toBe(page(frame + art, body));
  expect(linkStyles(page(frame + art, body), classesOf)).toBe(page(frame + art, body));
});

test('the HTML of a document, which is inserted into a page, links nothing itself', () => {
  expect(linkStyles('<section class="banner_e">', classesOf)).toBe('<section class="banner_e">');
});

test('the sheets of a page are returned as written', () => {
  expect(linkedStyles(page(frame + art, ''))).toEqual(['/assets/frame.css', '/assets/art.css']);
});
