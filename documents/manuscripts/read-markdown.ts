import type { Element, Root } from 'hast';
import type { Code, Heading, Root as Markdown, Nodes, Parents } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { standardSections } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { givenAnchor, slug } from './heading.ts';
import { resolveLink } from './links.ts';
import { plainText } from './plain-text.ts';

/** A manuscript's text as a tree of elements, with its directives, containers and links. */
export type ReadText = Outline & { tree: Root };

export type Outline = {
  headings: { id: string; depth: number; name: string }[];
  /** Directives of one line, which the build fills, in order. */
  places: Place[];
  /** Names of the directives around several lines. */
  containers: string[];
  code: { grammar: string; title?: string; code: string }[];
  /** Link targets, as written. */
  links: string[];
};

export type Place = { name: string; attributes: Record<string, string> };

/** Element names of a directive or a code block in the tree; `data-index` refers to its content. */
const placeElement = 'doc-place';
const codeElement = 'doc-code';
/**
 * `languages` has the same code in several languages, `actions` the next steps, `numbers` and
 * `states` a table that is drawn.
 */
export const containers = [
  'note',
  'warning',
  'status-line',
  'languages',
  'actions',
  'numbers',
  'states',
] as const;

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkDirective);

export const parseMarkdown = (text: string): Markdown => parser.parse(text);

export function readMarkdown(text: string, locale: Locale): ReadText {
  const { root, outline } = prepared(text, locale);
  const tree = unified()
    .use(remarkRehype, { handlers: { code: markCode } })
    .runSync(root) as Root;
  return { tree, ...outline };
}

const known = new Map<string, Outline>();

/** What a text holds beside its tree; kept, as most files of the documentation are made from it. */
export function outlineOf(text: string, locale: Locale): Outline {
  const key = `${locale} ${text}`;
  const outline = known.get(key) ?? prepared(text, locale).outline;
  known.set(key, outline);
  return outline;
}

function prepared(text: string, locale: Locale): { root: Markdown; outline: Outline } {
  const root = parseMarkdown(text);
  const outline: Outline = { headings: [], places: [], containers: [], code: [], links: [] };
  walk(root, (node, parent) => prepare(node, parent, locale, outline));
  return { root, outline };
}

function prepare(node: Nodes, parent: Parents | undefined, locale: Locale, read: Outline): void {
  if (node.type === 'heading') nameHeading(node, locale, read);
  else if (node.type === 'leafDirective') markPlace(node, read);
  else if (node.type === 'containerDirective') {
    node.data = { hName: `doc-${node.name}`, hProperties: {} };
    read.containers.push(node.name);
  } else if (node.type === 'textDirective') restoreText(node, parent);
  else if (node.type === 'link') {
    read.links.push(node.url);
    node.url = resolveLink(node.url, locale);
  } else if (node.type === 'code') {
    const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
    node.data = { hProperties: { dataIndex: read.code.length } };
    read.code.push({ grammar: node.lang ?? 'text', title, code: node.value });
  }
}

function nameHeading(node: Heading, locale: Locale, read: Outline): void {
  const last = node.children.at(-1);
  let given: string | undefined;
  if (last?.type === 'text') {
    given = givenAnchor.exec(last.value)?.[1];
    last.value = last.value.replace(givenAnchor, '');
  }
  const name = plainText(node);
  const standard = Object.entries(standardSections).find(([, names]) => names[locale] === name);
  const id = given ?? standard?.[0] ?? slug(name);
  node.data = { hProperties: { id } };
  read.headings.push({ id, depth: node.depth, name });
}

function markPlace(node: LeafDirective, read: Outline): void {
  node.data = { hName: placeElement, hProperties: { dataIndex: read.places.length } };
  const attributes = Object.entries(node.attributes ?? {}).map(([key, value]) => [
    key,
    value ?? '',
  ]);
  read.places.push({ name: node.name, attributes: Object.fromEntries(attributes) });
}

/** Code is its own element: without a handler it would be inside a `pre`. */
const markCode = (_: unknown, { data }: Code): Element => ({
  type: 'element',
  tagName: codeElement,
  properties: data?.hProperties ?? {},
  children: [],
});

/** `12:30pm` is not a directive: what looks like one inside a sentence is text. */
function restoreText(node: TextDirective, parent: Parents | undefined): void {
  if (!parent) return;
  const index = parent.children.indexOf(node as never);
  const text = { type: 'text' as const, value: `:${node.name}${plainText(node)}` };
  parent.children.splice(index, 1, text as never);
}

function walk(
  node: Nodes,
  visit: (node: Nodes, parent: Parents | undefined) => void,
  parent?: Parents,
): void {
  visit(node, parent);
  if ('children' in node) for (const child of [...node.children]) walk(child, visit, node);
}
