import type { ReasonCard, ReasonCase, ReasonFile } from '#content/reasons.ts';
import { type Columns, columnsOf, rowsOf } from './columns.ts';

type Product = ReasonCase['products'][number];
type Try = NonNullable<ReasonCase['tryWith']>;
/** Advice that many cases share. */
type Advice = Pick<ReasonCase, 'next' | 'tag' | 'aside' | 'whose' | 'facts'>;

/** The cards as they are sent: what many share is stored once, and referred to by its number. */
export type StoredReasons = Pick<ReasonFile, 'events'> & {
  /** The page of the cards; the name of each is its anchor. */
  page: string;
  /** `count`: the number of its cases. */
  cards: Columns<Pick<ReasonCard, 'name' | 'kind'> & { count: number }>;
  /** `tryWith`: -1 for none. */
  cases: Columns<{
    states: string;
    means: string;
    advice: number;
    products: number[];
    tryWith: number;
  }>;
  advice: Columns<Omit<Advice, 'facts'> & { facts: number[] }>;
  facts: Columns<ReasonCase['facts'][number]>;
  products: Columns<Product>;
  tries: Columns<Try>;
};

export function storeReasons({ cards, events }: ReasonFile): StoredReasons {
  const advice = numbered<Omit<Advice, 'facts'> & { facts: number[] }>();
  const facts = numbered<ReasonCase['facts'][number]>();
  const products = numbered<Product>();
  const tries = numbered<Try>();
  const cases = cards
    .flatMap(({ cases }) => cases)
    .map((one) => {
      const { next, tag, aside, whose } = one;
      return {
        states: one.states.join(' '),
        means: one.means,
        advice: advice.add({ next, tag, aside, whose, facts: one.facts.map(facts.add) }),
        products: one.products.map(products.add),
        tryWith: one.tryWith ? tries.add(one.tryWith) : -1,
      };
    });
  return {
    events,
    page: cards[0]?.path.split('#')[0] ?? '',
    cards: columnsOf(cards.map(({ name, kind, cases }) => ({ name, kind, count: cases.length }))),
    cases: columnsOf(cases),
    advice: columnsOf(advice.all),
    facts: columnsOf(facts.all),
    products: columnsOf(products.all),
    tries: columnsOf(tries.all),
  };
}

export function restoreReasons(stored: StoredReasons): ReasonFile {
  const advice = rowsOf(stored.advice);
  const facts = rowsOf(stored.facts);
  const products = rowsOf(stored.products);
  const tries = rowsOf(stored.tries);
  const cases = rowsOf(stored.cases).map((one): ReasonCase => {
    const { facts: numbers = [], ...own } = advice[one.advice] ?? noAdvice;
    return {
      products: one.products.flatMap((number) => products[number] ?? []),
      states: one.states.split(' ').filter(Boolean),
      means: one.means,
      ...own,
      facts: numbers.flatMap((number) => facts[number] ?? []),
      tryWith: tries[one.tryWith],
    };
  });
  let first = 0;
  const cards = rowsOf(stored.cards).map(({ name, kind, count }): ReasonCard => {
    first += count;
    const path = `${stored.page}#${name}`;
    return { name, kind, path, cases: cases.slice(first - count, first) };
  });
  return { cards, events: stored.events };
}

const noAdvice = { next: 'reason', tag: '', aside: '', whose: '', facts: [] } as const;

/** Different values in the order in which they are first added. */
function numbered<Value extends object>() {
  const all: Value[] = [];
  const numbers = new Map<string, number>();
  const add = (value: Value): number => {
    const key = JSON.stringify(value);
    const number = numbers.get(key) ?? all.push(value) - 1;
    numbers.set(key, number);
    return number;
  };
  return { all, add };
}
