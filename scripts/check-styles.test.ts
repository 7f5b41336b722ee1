import { expect, test } from 'vitest';
import { classesIn, unstyledClasses } from './check-styles.ts';

const classesOf = new Map([
  ['/assets/frame.css', classesIn('@layer ui{.tile_a:hover,.link_b .mark_c{margin:.5em}}')],
  ['/assets/home.css', classesIn('.banner_d{color:red}')],
]);
const page = (body: string) =>
  `<!DOCTYPE html><head><link rel="stylesheet" href="/assets/frame.css#" data-precedence="site"/></head>${body}`;

test('the classes of a style sheet are read from its selectors alone', () => {
  expect([...(classesOf.get('/assets/frame.css') ?? [])]).toEqual(['tile_a', 'link_b', 'mark_c']);
});

test('a page whose classes stand in the sheets it links is right', () => {
  expect(unstyledClasses(page('<p class="tile_a mark_c unknown">'), classesOf)).toEqual([]);
});

test('a class of a sheet that the page does not link is named', () => {
  expect(unstyledClasses(page('<svg class="tile_a banner_d">'), classesOf)).toEqual([
    'class banner_d of /assets/home.css, which the page does not link',
  ]);
});

test('the body of a document, which is put into a page, links nothing itself', () => {
  expect(unstyledClasses('<section class="banner_d">', classesOf)).toEqual([]);
});
