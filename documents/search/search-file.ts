import { type Columns, columnsOf, rowsOf } from './columns.ts';
import { type Packed, packLetters, unpackLetters } from './letters.ts';
import { restoreReasons, type StoredReasons, storeReasons } from './reasons-file.ts';
import type { FieldPlace, FieldSide, SearchField, SearchIndex } from './search-record.ts';

/** The search index as it is sent. */
export type SearchFile = Packed<Tables>;

/**
 * Tables are stored in columns, since similar values compress best
 * next to each other, and repeated texts of a field are stored once.
 */
type Tables = Omit<SearchIndex, 'documents' | 'sections' | 'errors' | 'fields' | 'reasons'> & {
  /** `path` is empty for a document at the base, under its id. */
  documents: Columns<SearchIndex['documents'][number]>;
  base: string;
  sections: Columns<SearchIndex['sections'][number]>;
  errors: Columns<SearchIndex['errors'][number]>;
  /** `texts`: its descriptions, each once; the first is its own. */
  fields: Columns<Pick<SearchField, 'name' | 'type' | 'limits'> & { texts: string[] }>;
  /**
   * By index: the field, its location, and its text there. `field` and `document` are differences
   * to the row before; `document` counts from 0 for each field.
   */
  places: Columns<{ field: number; document: number; spot: number; text: number }>;
  spots: Spot[];
  reasons: StoredReasons;
};

/** Location of fields in a call: anchor prefix, side, and parent field. */
type Spot = [lead: string, side: FieldSide, parent: string];

export const toFile = (index: SearchIndex): SearchFile => packLetters(tablesOf(index));
export const fromFile = (file: SearchFile): SearchIndex => indexOf(unpackLetters(file));

function tablesOf(index: SearchIndex): Tables {
  const { documents, sections, errors, fields, reasons, ...rest } = index;
  const spots = new Map<string, Spot>();
  const numberOf = (spot: Spot): number => {
    const key = spot.join(' ');
    if (!spots.has(key)) spots.set(key, spot);
    return [...spots.keys()].indexOf(key);
  };
  const described = fields.map((field) => ({ ...field, texts: textsOf(field) }));
  const [first] = documents;
  const base = first?.path.slice(0, -`/${first.id}`.length) ?? '';
  return {
    ...rest,
    documents: columnsOf(
      documents.map((document) => ({
        ...document,
        path: document.path === `${base}/${document.id}` ? '' : document.path,
      })),
    ),
    base,
    sections: columnsOf(sections),
    errors: columnsOf(errors),
    fields: columnsOf(
      described.map(({ name, type, limits, texts }) => ({ name, type, limits, texts })),
    ),
    places: columnsOf(
      described.flatMap(({ name, texts, places }) =>
        places.map((place, at) => ({
          field: at === 0 ? 1 : 0,
          document: place.document - (places[at - 1]?.document ?? 0),
          spot: numberOf(spotOf(place, name)),
          text: texts.indexOf(place.text),
        })),
      ),
    ),
    spots: [...spots.values()],
    reasons: storeReasons(reasons),
  };
}

function indexOf(file: Tables): SearchIndex {
  const { documents, base, sections, errors, fields, places, spots, reasons, ...rest } = file;
  const described = rowsOf(fields).map(({ texts, ...field }) => ({
    texts,
    field: { ...field, text: texts[0] ?? '', places: [] as FieldPlace[] },
  }));
  let at = -1;
  for (const { field: step, document: further, spot, text } of rowsOf(places)) {
    const [lead, side, parent] = spots[spot] ?? ['', 'body', ''];
    at += step;
    const { field, texts } = described[at] ?? {};
    if (!field) continue;
    const document = (field.places.at(-1)?.document ?? 0) + further;
    const name = parent + field.name;
    const anchor = lead + addressOf(name);
    field.places.push({ document, anchor, name, text: texts?.[text] ?? '', side });
  }
  return {
    ...rest,
    documents: rowsOf(documents).map((document) => ({
      ...document,
      path: document.path || `${base}/${document.id}`,
    })),
    sections: rowsOf(sections),
    errors: rowsOf(errors),
    fields: described.map(({ field }) => field),
    reasons: restoreReasons(reasons),
  };
}

const textsOf = ({ text, places }: SearchField): string[] => [
  ...new Set([text, ...places.map((place) => place.text)]),
];

const spotOf = ({ anchor, name, side }: FieldPlace, own: string): Spot => [
  anchor.slice(0, anchor.length - addressOf(name).length),
  side,
  name.slice(0, name.length - own.length),
];

/** The last part of a field's anchor. */
const addressOf = (name: string): string =>
  name
    .replaceAll('[]', '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
