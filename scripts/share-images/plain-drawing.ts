import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutElement } from '../build/cut-element.ts';
import { textOf } from '../build/html-text.ts';
import { scopedName } from '../build/scoped-name.ts';
import { tokens } from './colour.ts';
import { classRules, plainValue } from './css-values.ts';
import { type LetterStyle, setLine } from './lettering.ts';
import type { Typefaces } from './typefaces.ts';

/** How the drawing will be shown: its line width there, and its scale. */
export type Showing = { line: number; scale: number };

/**
 * A drawing from a built page as a self-contained group: classes become attributes, text becomes
 * outlines. Classes that are not in the sheets of the drawings only position it on its page and are
 * ignored.
 */
export function plainDrawing(svg: string, showing: Showing, typefaces: Typefaces): string {
  const variables = new Map([
    ...tokens,
    ...rulesFor(attributesOf(/^<svg[^>]*>/.exec(svg)?.[0] ?? '').class),
    ['--line', `${showing.line}px`],
    ['--k', String(showing.scale)],
  ]);
  const painted = withoutCrowding(svg)
    .replaceAll(new RegExp(`<path [^>]*${pulse}[^>]*></path>`, 'g'), '')
    .replaceAll(/<(\w+)((?:\s[\w:-]+="[^"]*")*)>/g, (_, tag: string, given: string) => {
      const attributes = attributesOf(given);
      const own = rulesFor(attributes.class);
      delete attributes.class;
      for (const [property, value] of own)
        if (painting.has(property)) attributes[property] = plainValue(value, variables);
      if (own.some(([property]) => property === 'vector-effect'))
        attributes['stroke-width'] = String(Number(attributes['stroke-width']) / showing.scale);
      return tagOf(tag, attributes);
    })
    .replaceAll(/<text([^>]*)>([\s\S]*?)<\/text>/g, (_, given: string, text: string) =>
      outlined(attributesOf(given), text, typefaces),
    );
  return `<g fill="none">${painted.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')}</g>`;
}

const artFolder = join(import.meta.dirname, '../../app/art');
const pulse = scopedName('pulse', join(artFolder, 'lines.module.css'));
const crowding = scopedName('crowding', join(artFolder, 'art.module.css'));

const artRules = new Map(
  globSync(join(artFolder, '**/*.module.css')).flatMap((sheet) =>
    [...classRules(readFileSync(sheet, 'utf8'))].map(([name, rules]) => [
      scopedName(name, sheet),
      Object.entries(rules),
    ]),
  ),
);

const rulesFor = (classes = ''): [property: string, value: string][] =>
  classes.split(' ').flatMap((name) => artRules.get(name) ?? []);

const painting = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'paint-order',
  'color',
  'font-family',
  'font-stretch',
]);

/** Signs that the pages also hide when there is little room. */
function withoutCrowding(svg: string): string {
  const opening = new RegExp(`<g [^>]*${crowding}`).exec(svg)?.[0];
  return opening ? withoutCrowding(svg.replace(cutElement(svg, opening), '')) : svg;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const tagOf = (tag: string, attributes: Record<string, string>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`)
    .join('')}>`;

function outlined(at: Record<string, string>, content: string, typefaces: Typefaces): string {
  const inner = attributesOf(/<tspan([^>]*)>/.exec(content)?.[1] ?? '');
  const style: LetterStyle = {
    family: at['font-family']?.includes('mono') ? 'mono' : 'sans',
    size: Number(at['font-size']),
    weight: Number(at['font-weight'] ?? 400),
    width: Number.parseFloat(at['font-stretch'] ?? '100'),
    spacing: Number(at['letter-spacing'] ?? 0),
  };
  const { shapes, width } = setLine(textOf(content), style, typefaces);
  const anchors: Record<string, number> = { middle: width / 2, end: width };
  const x = Number(inner.x ?? at.x ?? 0) - (anchors[at['text-anchor'] ?? ''] ?? 0);
  const paint = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'paint-order']
    .flatMap((name) => (at[name] ? [`${name}="${at[name]}"`] : []))
    .join(' ');
  return `<g transform="translate(${x} ${at.y ?? 0})" ${paint}>${shapes}</g>`;
}
