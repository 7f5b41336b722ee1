import type { Receipt } from '#content/docs/stated.ts';
import type { SearchWords } from '#content/interface/reader.ts';
import type { ReasonCard } from '#content/reasons.ts';
import type { Locale } from '#contract/locale.ts';
import type { SearchError, SearchField, SearchIndex } from '#documents/search/search-record.ts';
import type { Hit } from './search-places.ts';
import type { Line } from './use-search.ts';

/** A selectable row of the panel: it leads to `path`; a fold opens in place. */
export type Option =
  | { kind: 'error'; error: SearchError; path: string }
  | { kind: 'field'; field: SearchField; path: string }
  | { kind: 'reason'; card: ReasonCard; path: string }
  /** `lead`: the name of the row that it begins. */
  | { kind: 'help'; name: string; path: string; lead?: string; isOnNewLine?: boolean }
  | { kind: 'place'; hit: Hit; path: string }
  | { kind: 'fold'; fold: Fold; locale: Locale; count: number };

export type Fold = 'places' | 'language';
export type HitGroup = {
  key: string;
  label: string;
  count?: number;
  locale: Locale;
  /** What was read from a pasted text, above the options. */
  receipt?: Receipt;
  options: Option[];
};

const shown = { hits: 8, hitsBesideExact: 4, places: 4, otherLanguage: 5 };

/** Rows in groups: the exact match, its places, text hits, and the other language in a fold. */
export function groupHits(
  [own, ...others]: readonly Line[],
  words: SearchWords,
  open: ReadonlySet<Fold>,
): HitGroup[] {
  if (!own) return [];
  const status = statusGroups(own);
  const text = textGroup(own, words);
  const groups = [
    ...reasonGroups(own, words),
    ...exactGroups(own, words, open),
    ...(own.answer.status?.hasOtherWords ? [text, ...status] : [...status, text]),
  ];
  for (const { locale, index, answer } of others) {
    const codes = answer.status?.codes ?? [];
    const fields = answer.reason?.places ?? [];
    const hits = [...placesOf(answer.exact, index, words), ...codes, ...fields, ...answer.hits];
    const folded: Option[] = [{ kind: 'fold', fold: 'language', locale, count: hits.length }];
    const options = open.has('language') ? optionsOf(hits.slice(0, shown.otherLanguage)) : folded;
    if (hits.length > 0) groups.push({ key: locale, label: '', locale, options });
  }
  return groups.filter(({ options }) => options.length > 0);
}

function exactGroups(
  { locale, index, answer: { exact } }: Line,
  words: SearchWords,
  open: ReadonlySet<Fold>,
): HitGroup[] {
  if (!exact) return [];
  const places = placesOf(exact, index, words);
  const isWhole = open.has('places') || places.length <= shown.places + 1;
  const card: Option[] =
    'code' in exact
      ? [
          { kind: 'error', error: exact, path: errorPath(exact, index) },
          ...exact.help.map(({ name, path }) => ({ kind: 'help' as const, name, path })),
        ]
      : [{ kind: 'field', field: exact, path: places[0]?.path ?? '' }];
  return [
    { key: 'exact', label: '', locale, options: card },
    {
      key: 'places',
      label: 'code' in exact ? words.calls : words.places,
      count: places.length,
      locale,
      options: isWhole
        ? optionsOf(places)
        : [
            ...optionsOf(places.slice(0, shown.places)),
            { kind: 'fold', fold: 'places', locale, count: places.length - shown.places },
          ],
    },
  ];
}

/** The card, with links to its products unless it lists them by meaning, and to the sandbox. */
function reasonGroups({ locale, answer: { reason } }: Line, words: SearchWords): HitGroup[] {
  if (!reason) return [];
  const { card, receipt } = reason;
  const [only, ...others] = card.cases;
  const products = others.length === 0 ? (only?.products ?? []) : [];
  const tries = others.length === 0 && only?.tryWith ? [only.tryWith] : [];
  const all = { name: words.allReasons, path: card.path.replace(/#.*/, '') };
  const options: Option[] = [
    { kind: 'reason', card, path: card.path },
    ...products.map(
      ({ name, path }, at): Option => ({
        ...{ kind: 'help', name, path },
        ...(at === 0 && { lead: words.products }),
      }),
    ),
    ...[...tries, all].map(
      ({ name, path }, at): Option => ({ kind: 'help', name, path, isOnNewLine: at === 0 }),
    ),
  ];
  return [{ key: 'exact', label: '', locale, receipt, options }];
}

const statusGroups = ({ locale, answer: { status } }: Line): HitGroup[] =>
  status
    ? [
        {
          key: 'status',
          label: `HTTP ${status.status}`,
          count: status.codes.length,
          locale,
          options: optionsOf(status.codes),
        },
      ]
    : [];

function textGroup({ locale, index, answer }: Line, words: SearchWords): HitGroup {
  const listed = placesOf(answer.exact, index, words).map(({ path }) => path);
  if (answer.exact && 'code' in answer.exact)
    listed.push(errorPath(answer.exact, index), ...answer.exact.help.map(({ path }) => path));
  const isBesideExact = answer.exact || answer.reason || answer.status;
  const hits = [
    ...(answer.reason?.places.slice(0, shown.hitsBesideExact) ?? []),
    ...answer.hits
      .filter(({ path }) => !listed.includes(path))
      .slice(0, isBesideExact ? shown.hitsBesideExact : shown.hits),
  ];
  return {
    key: 'text',
    label: words.inText,
    count: hits.length,
    locale,
    options: optionsOf(hits),
  };
}

const optionsOf = (hits: readonly Hit[]): Option[] =>
  hits.map((hit) => ({ kind: 'place', hit, path: hit.path }));

/** The calls that return an error code, or all places of a field. */
function placesOf(
  exact: SearchError | SearchField | undefined,
  { documents }: SearchIndex,
  words: SearchWords,
): Hit[] {
  if (!exact) return [];
  const of = (number: number, anchor: string, hit: Pick<Hit, 'heading' | 'place' | 'text'>) => {
    const { id = '', path = '' } = documents[number] ?? {};
    return { ...hit, document: id, anchor, path: `${path}#${anchor}`, terms: [] };
  };
  if ('code' in exact)
    return exact.calls.map((number) => {
      const { title = '', call = '', place = '' } = documents[number] ?? {};
      return of(number, `error-${exact.code}`, { heading: title, place: [call], text: place });
    });
  return exact.places.map(({ document, anchor, name, text, side }) => {
    const { title = '' } = documents[document] ?? {};
    const place = [title, words.sides[side]];
    const hit = of(document, anchor, { heading: name, place, text });
    return { ...hit, terms: [exact.name.toLowerCase()] };
  });
}

const errorPath = ({ code }: SearchError, { documents }: SearchIndex): string => {
  const codes = documents.find(({ id }) => id === 'general/error-codes');
  return `${codes?.path}?code=${code}`;
};
