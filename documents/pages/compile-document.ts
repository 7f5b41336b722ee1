import type { Root } from 'hast';
import { pinnedDocuments, placeOf } from '#content/docs/menu.ts';
import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { type Operation, readOperation } from '../api/operation.ts';
import { type MenuEntry, menuOf, neighboursOf } from '../manuscripts/library.ts';
import { resolveLink } from '../manuscripts/links.ts';
import type { Facts, Manuscript } from '../manuscripts/manuscripts.ts';
import { readMarkdown } from '../manuscripts/read-markdown.ts';
import type { Printed } from '../sdks/emitter.ts';
import { factsOf } from './facts.ts';
import { highlight } from './highlight.ts';
import { isLongTitle } from './long-title.ts';
import { fillPlace, type Part, type Sample } from './parts.ts';

/**
 * A document ready to be rendered. It only exists at build time; the browser gets the rendered
 * HTML.
 */
export type CompiledDocument = {
  id: string;
  locale: Locale;
  title: string;
  isTitleLong: boolean;
  updated: string;
  /** Shown in place of a document that does not exist. */
  isStandIn?: boolean;
  layout?: Facts['layout'];
  steps: { name: string; path?: string }[];
  contents: { id: string; name: string }[];
  /** For the document of a call: shown under its title. */
  call?: Pick<Operation, 'id' | 'method' | 'host' | 'path'> & {
    facts: { name: string; value: string; path?: string }[];
  };
  /** The anchors of the sections that describe further calls. */
  calls: string[];
  tree: Root;
  parts: Part[];
  code: { sample: Omit<Sample, 'grammar'>; label: string }[];
  previous?: MenuEntry;
  next?: MenuEntry;
  product?: string;
};

export async function compileDocument({
  id,
  locale,
  facts,
  calls,
  text,
}: Manuscript): Promise<CompiledDocument> {
  const read = readMarkdown(text, locale);
  const words = documentWords[locale];
  return {
    id,
    locale,
    title: facts.title,
    isTitleLong: isLongTitle(facts.title),
    updated: facts.updated,
    layout: facts.layout,
    steps: [
      { name: words.docs },
      ...(pinnedDocuments.includes(id) ? [] : stepsTo(id, locale)),
      { name: facts.menu ?? facts.title },
    ],
    contents: read.headings
      .filter(({ depth }) => depth === 2)
      .map(({ id, name }) => ({ id, name })),
    call: callOf(facts.operation, locale),
    calls: calls.flatMap(({ section }) => section?.id ?? []),
    tree: read.tree,
    parts: await Promise.all(
      read.places.map((place, index) =>
        coloured(fillPlace(place, { index, operation: facts.operation, locale })),
      ),
    ),
    code: await Promise.all(
      read.code.map(async ({ grammar, title, code }, index) => ({
        sample: {
          id: `code-${index}`,
          name: title ?? words.codeExample,
          code,
          html: await highlight(code, grammar),
        },
        label: `${title ?? words.codeExample} ${index + 1}`,
      })),
    ),
    ...neighboursOf(id, locale),
    product: calls[0]?.name.split('/')[0],
  };
}

/** The group and the category between the documentation and a document. */
function stepsTo(id: string, locale: Locale): CompiledDocument['steps'] {
  const { group, category } = placeOf(id);
  const inMenu = menuOf(locale)
    .flatMap(({ categories }) => categories)
    .find((one) => one.id === category.id);
  const [groupName, name] = [group.name[locale], category.name[locale]];
  return [
    { name: groupName },
    ...(name === groupName ? [] : [{ name, path: inMenu?.entries[0]?.path }]),
  ];
}

function callOf(name: string | undefined, locale: Locale): CompiledDocument['call'] {
  if (!name) return undefined;
  const operation = readOperation(name, locale);
  const facts = factsOf(operation, locale).map(({ doc, ...fact }) => ({
    ...fact,
    path: doc && resolveLink(doc, locale),
  }));
  const { id, method, host, path } = operation;
  return { id, method, host, path, facts };
}

async function coloured(part: Part): Promise<Part> {
  if (part.kind !== 'code') return part;
  return {
    ...part,
    samples: await Promise.all(part.samples.map(highlighted)),
    sdks: part.sdks && {
      ...part.sdks,
      samples: await Promise.all(
        part.sdks.samples.map(async (one) => ({ ...one, sample: await highlighted(one.sample) })),
      ),
    },
  };
}

const highlighted = async <Code extends Printed>(one: Code) => ({
  ...one,
  html: await highlight(one.code, one.grammar),
});
