import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading } from './desk-call.ts';
import { envelope } from './envelope.ts';
import { locales } from './locale.ts';
import { oneLine } from './text.ts';

export const draftKinds = ['open', 'update', 'maintenance', 'report'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Halves of a pair of surrogates, and NUL, as JSON escapes them: a database stores neither. */
const unstorable = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(?:d[89a-f][0-9a-f]{2}|0000)/g;
const maxDepth = 20;

/** What the screen of its kind has put into it; the screen parses it again. */
const content = z.record(z.string(), z.unknown()).check(
  z.refine(isShallow),
  z.overwrite((given) =>
    isShallow(given) ? JSON.parse(JSON.stringify(given).replace(unstorable, '\\ufffd')) : {},
  ),
);
export type DraftContent = z.output<typeof content>;

/** Level by level: what is nested deeply would exhaust the stack of every recursion. */
function isShallow(given: unknown): boolean {
  let level = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return true;
}

const facts = {
  id: z.uuid(),
  kind: z.enum(draftKinds),
  /** Of an update or a report. */
  incidentId: z.nullable(z.string().check(z.maxLength(100), oneLine())),
  content,
};

export const deskDraft = z.object({
  ...facts,
  /** Who saved it last; empty for one from an alert. */
  author: z.string(),
  /** What alerts said. */
  notes: z.array(z.string()),
  updatedAt: deskMoment,
  version: z.number(),
});
export type DeskDraft = z.output<typeof deskDraft>;

/** The languages in which a draft has a text, by the field `text` of its content. */
export const draftLanguages = ({ content: { text } }: Pick<DeskDraft, 'content'>) =>
  locales.filter((locale) => typeof text === 'object' && text && Reflect.get(text, locale));

export const readDeskDraft = defineCall({
  ...deskReading,
  path: '/desk/call/draft',
  kind: 'query',
  query: z.object({ id: z.uuid() }),
  reply: envelope(deskDraft),
});

/** Refused when somebody else has saved it since `version`, which is 0 for a new one. */
export const saveDeskDraft = defineCall({
  ...deskChanging,
  path: '/desk/call/saveDraft',
  body: z.object({ ...facts, version: z.int().check(z.gte(0)) }),
  reply: envelope(z.object({ version: z.number() })),
});

export const dropDeskDraft = defineCall({
  ...deskChanging,
  path: '/desk/call/dropDraft',
  body: z.object({ id: z.uuid() }),
});

export const draftCalls: DeskCalls = [
  [readDeskDraft, { for: ['incident-manager'] }],
  [saveDeskDraft, { for: ['incident-manager'] }],
  [dropDeskDraft, { for: ['incident-manager'] }],
];
