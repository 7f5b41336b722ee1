import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { apiRules } from '#content/api-rules.ts';
import type { DocumentId } from '#content/docs/menu.ts';
import { fill } from '#content/fill.ts';
import { fillBrand } from '#content/fill-brand.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { apiFolder } from '../api/files.ts';
import { readOperation } from '../api/operation.ts';
import { assemble, withCalls } from './assemble.ts';
import { type FurtherCall, furtherCalls } from './call-sections.ts';
import { type NameDocument, readChanges, writeChanges } from './changelog.ts';
import { docsFolder, manuscriptPath, writtenIds } from './manuscript-files.ts';

/** One document in one language, with all six sections if it describes a call. */
export type Manuscript = {
  id: DocumentId;
  locale: Locale;
  facts: Facts;
  /** The call of its front matter first, then those of its sections. */
  calls: DescribedCall[];
  text: string;
  /** The text as its author wrote it. */
  written: string;
};

/** `product/operationId`, and the section that describes it unless the whole document does. */
export type DescribedCall = { name: string; section?: FurtherCall['section'] };

const facts = z.strictObject({
  title: z.string(),
  /** A shorter name for the menu, where the title is too long. */
  menu: z.optional(z.string()),
  description: z.string(),
  /** Only for guides; the document of a call changes with the call. */
  updated: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Additional search terms. */
  keywords: z.optional(z.string()),
  /** `stops`: each section is a step on one line, its code next to its text. */
  layout: z.optional(z.literal('stops')),
  /** `product/operationId`: the operation of this document. */
  operation: z.optional(z.string()),
});

export type Facts = z.infer<typeof facts> & { updated: string };

export function readManuscripts(locale: Locale, folder = docsFolder()): Manuscript[] {
  const all = writtenIds(locale, folder).map((id) =>
    readManuscript(id, locale, manuscriptPath(id, locale, folder)),
  );
  return all.map((one) => complete(one, all));
}

function complete({ facts, ...manuscript }: Written, all: readonly Written[]): Manuscript {
  const { id, locale, written } = manuscript;
  const { operation: name, updated } = facts;
  try {
    const operation = name ? readOperation(name, locale) : undefined;
    const calls = callsOf(facts, written);
    const isDerived = operation !== undefined || changelog.test(written);
    const changed = operation
      ? lastChange(calls, locale)
      : isDerived
        ? readChanges()[0]?.on
        : updated;
    if (!changed || (isDerived && updated))
      throw new Error('`updated` is for guides, which must have it; a call has its history');
    const text = operation
      ? assemble(written, operation, locale)
      : withCalls(written, locale).replace(changelog, () =>
          writeChanges(locale, nameDocumentIn(all)),
        );
    return { ...manuscript, facts: { ...facts, updated: changed }, calls, text };
  } catch (error) {
    throw new Error(`${locale}/${id}.md: ${error instanceof Error ? error.message : error}`);
  }
}

const callsOf = ({ operation }: Written['facts'], text: string): DescribedCall[] => [
  ...(operation ? [{ name: operation }] : []),
  ...furtherCalls(text),
];

const lastChange = (calls: readonly DescribedCall[], locale: Locale): string | undefined =>
  calls
    .map(({ name }) => readOperation(name, locale).changedOn)
    .sort()
    .at(-1);

/** In a guide, this line is replaced by the changes of the API. */
const changelog = /^::changelog$/m;

function nameDocumentIn(all: readonly Written[]): NameDocument {
  const named = new Map(
    all.toReversed().flatMap(({ id, facts, written }) => {
      const document = { id, name: facts.menu ?? facts.title };
      return callsOf(facts, written).map(({ name }) => [name, document] as const);
    }),
  );
  return (operation) => named.get(operation);
}

type Written = { id: DocumentId; locale: Locale; facts: z.infer<typeof facts>; written: string };

const parsed = new Map<string, { changedMs: number; manuscript: Written }>();

/** A file is parsed once until it changes. */
function readManuscript(id: DocumentId, locale: Locale, path: string) {
  const changedMs = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changedMs === changedMs) return known.manuscript;
  const source = fill(fillBrand(readFileSync(path, 'utf8'), locale), apiRules[locale]);
  const manuscript = parseManuscript(id, locale, source);
  parsed.set(path, { changedMs, manuscript });
  return manuscript;
}

function parseManuscript(id: DocumentId, locale: Locale, source: string): Written {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined)
    throw new Error(`${locale}/${id}.md has no front matter.`);
  const parsed = facts.safeParse(parse(head));
  if (!parsed.success)
    throw new Error(`${locale}/${id}.md: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  return { id, locale, facts: parsed.data, written: text.trim() };
}

const keptForMs = 2000;
let kept: { lookedAt: number; state: string; manuscripts: Localized<Manuscript[]> } | undefined;

/**
 * Cached because a build needs it hundreds of times; changed files are read again during
 * development.
 */
export function allManuscripts(): Localized<Manuscript[]> {
  const now = performance.now();
  if (kept && now - kept.lookedAt < keptForMs) return kept.manuscripts;
  const state = sourceState();
  const manuscripts =
    kept?.state === state
      ? kept.manuscripts
      : { en: readManuscripts('en'), zh: readManuscripts('zh') };
  kept = { lookedAt: performance.now(), state, manuscripts };
  return manuscripts;
}

/** Manuscripts read by an earlier program: valid until one of their files changes. */
export function restoreManuscripts(manuscripts: Localized<Manuscript[]>): void {
  kept = { lookedAt: performance.now(), state: sourceState(), manuscripts };
}

const sourceState = (): string => [docsFolder(), apiFolder()].map(stateOf).join('\n');

/** The files of a folder and their modification times. */
const stateOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
    .join('\n');
