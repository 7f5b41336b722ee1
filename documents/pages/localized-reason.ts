import { productName, reasonsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import { type ReasonWords, reasonWords } from '#content/interface/reasons.ts';
import type { NextStep, ReasonCard, ReasonCase, ReasonFile, WaitUnit } from '#content/reasons.ts';
import { waitPattern } from '#content/reasons.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { callNames, operationsOf, readOperation } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';
import { type MergedCard, type MergedCase, readReasons } from '../api/reasons.ts';
import type { Advice } from '../api/schema.ts';
import { callPath, documentOf } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { recipientFor } from '../try/outcomes.ts';
import { tryCall } from '../try/try-call.ts';

/** Cached by identity: the manuscripts stay the same object until a file changes. */
const known = new WeakMap<object, Partial<Localized<ReasonCard[]>>>();

/** The cards of all statuses and reasons in one language. */
export function localizedReasons(locale: Locale): ReasonCard[] {
  const manuscripts = allManuscripts();
  const own = known.get(manuscripts) ?? {};
  known.set(manuscripts, own);
  own[locale] ??= readReasons().map((card) => ({
    name: card.name,
    kind: card.kind,
    path: reasonPath(card, locale),
    cases: card.cases.map((one) => localizeCase(one, card, locale)),
  }));
  return own[locale];
}

/** The cards as a program reads them, without code marks, and the product of each callback event. */
export const reasonFile = (locale: Locale): ReasonFile => ({
  cards: localizedReasons(locale).map(plain),
  events: Object.fromEntries(
    productNames().flatMap((product) =>
      operationsOf(readDescription(product)).flatMap(({ source }) =>
        source['x-event'] ? [[source['x-event'], product]] : [],
      ),
    ),
  ),
});

const plain = (card: ReasonCard): ReasonCard => ({
  ...card,
  cases: card.cases.map((one) => ({
    ...one,
    means: withoutMarks(one.means),
    aside: withoutMarks(one.aside),
    facts: one.facts.map(({ name, value }) => ({ name, value: withoutMarks(value) })),
  })),
});

const withoutMarks = (text: string): string => text.replaceAll('`', '');

/** Its name is its anchor: a reason is in upper case, a status of the same letters differs. */
const reasonPath = ({ name }: Pick<MergedCard, 'name'>, locale: Locale): string =>
  `${documentPath(reasonsDocument, locale)}#${name}`;

function localizeCase(one: MergedCase, { name }: MergedCard, locale: Locale): ReasonCase {
  const words = reasonWords[locale];
  const { means, states, operations } = one;
  const { whose, again, wait = '', hint, charged } = adviceOf(one);
  const waits = wait.split(' ').filter(Boolean);
  const aside = hint?.[locale] ?? waits.map((one) => sayWait(one, words, 'short')).join(words.and);
  const step = words.steps[again];
  const { labels } = words;
  const hasProblem = whose !== 'nobody';
  const facts = [
    { name: labels.whose, value: hasProblem ? words.parties[whose].long : '' },
    {
      name: labels.again[verbOf(again)],
      value: fill(step.answer, { hint: hint?.[locale] ?? '' }),
    },
    { name: labels.wait, value: sayWaits(waits, words) || later(again, hint?.[locale], words) },
    { name: labels.charged, value: charged ? words.charges[charged] : '' },
  ];
  return {
    products: [...operations].flatMap(([product, names]) => productOf(product, names, locale)),
    states: Object.keys(states),
    means: withoutRepeat(means[locale], words),
    next: again,
    tag: step.tag,
    aside,
    whose: hasProblem ? fill(labels.whoseIs, { party: words.parties[whose].short }) : '',
    facts: facts.filter(({ value }) => value !== ''),
    tryWith: hasSandbox ? tryWith(name, [...operations.keys()], locale) : undefined,
  };
}

/** The check of the content requires these facts; whether it is charged can follow from the status. */
export function adviceOf({ means, states }: Pick<MergedCase, 'means' | 'states'>): Advice {
  const { whose = 'unclear', again = 'reason', wait, hint } = means;
  const charges = new Set(Object.values(states).map(({ charged }) => charged));
  const charged = means.charged ?? (charges.size === 1 ? [...charges][0] : undefined);
  return { whose, again, wait, hint, charged };
}

function verbOf(again: NextStep): keyof ReasonWords['labels']['again'] {
  if (again.startsWith('call')) return 'call';
  return again.startsWith('send') || again === 'change' || again === 'check' ? 'send' : 'retry';
}

/** Without times, what to wait for. */
const later = (again: NextStep, hint: string | undefined, words: ReasonWords): string =>
  hint && again.endsWith('-later') ? fill(words.hint, { hint: capitalized(hint) }) : '';

function sayWaits(waits: readonly string[], words: ReasonWords): string {
  const sentence = words.most[waits.length - 1];
  const said = waits.map((one) => sayWait(one, words, 'long')).join(words.next);
  return sentence ? fill(sentence, { waits: capitalized(said) }) : '';
}

function sayWait(wait: string, { units }: ReasonWords, length: 'short' | 'long'): string {
  const [, unit] = waitPattern.exec(wait) ?? [];
  const count = Number.parseInt(wait, 10);
  const { one, other, short } = units[(unit ?? 'min') as WaitUnit];
  return fill(length === 'short' ? short : count === 1 ? one : other, { count });
}

const withoutRepeat = (means: string, { repeated }: ReasonWords): string => {
  const [end, rest] = repeated.find(([end]) => means.endsWith(end)) ?? ['', ''];
  return means.slice(0, means.length - end.length) + rest;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The document of the product that says more: that of a callback before that of a call. */
function productOf(id: string, operations: readonly string[], locale: Locale) {
  const name = productName(id, locale);
  const [first = ''] = operations.toSorted(
    (one, other) => Number(isCall(one, locale)) - Number(isCall(other, locale)),
  );
  const described = documentOf(first, locale);
  return name && described
    ? [{ id, name, path: callPath(described.manuscript, described.call) }]
    : [];
}

const isCall = (name: string, locale: Locale): boolean => readOperation(name, locale).host !== '';

/** The recipient of the sandbox that ends like this, in the form of a call that can send to it. */
function tryWith(name: string, products: readonly string[], locale: Locale): ReasonCase['tryWith'] {
  const calls = callNames(products)
    .map((call) => readOperation(call, locale))
    .filter((operation) => recipientFor(operation, name));
  const operation = calls.find(({ keysInBody }) => !keysInBody) ?? calls[0];
  const recipient = operation && recipientFor(operation, name);
  if (!operation || !recipient) return undefined;
  const { document, fields } = tryCall(`${operation.product}/${operation.id}`, locale);
  const field = fields.find(({ hasOutcomes }) => hasOutcomes);
  const [path = ''] = document.split('#');
  const query = field ? `?${new URLSearchParams({ [field.name]: recipient })}` : '';
  return {
    name: fill(reasonWords[locale].tryWith, { recipient }),
    path: `${path}${query}#try-${operation.id}`,
  };
}
