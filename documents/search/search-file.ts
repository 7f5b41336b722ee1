import type { FieldPlace, FieldSide, SearchField, SearchIndex } from './search-record.ts';

/**
 * What the search knows, as it is sent: lists lie in columns, since like beside like compresses
 * best, and what a field says in several places stands once.
 */
export type SearchFile = Omit<SearchIndex, 'documents' | 'sections' | 'errors' | 'fields'> & {
  documents: Columns<SearchIndex['documents'][number]>;
  sections: Columns<SearchIndex['sections'][number]>;
  errors: Columns<SearchIndex['errors'][number]>;
  /** `texts`: what it says, each once; the first is its own. */
  fields: Columns<Pick<SearchField, 'name' | 'type' | 'limits'> & { texts: string[] }>;
  /** By number: the field, where it lies, which of its texts it has there. */
  places: Columns<{ field: number; document: number; spot: number; text: number }>;
  spots: Spot[];
};

/** Where fields lie in a call: how their addresses begin, on which side, and inside of what. */
type Spot = [lead: string, side: FieldSide, parent: string];
type Columns<Row> = { [Name in keyof Row]-?: Row[Name][] };

export function toFile({ documents, sections, errors, fields, ...rest }: SearchIndex): SearchFile {
  const spots = new Map<string, Spot>();
  const numberOf = (spot: Spot): number => {
    const key = spot.join(' ');
    if (!spots.has(key)) spots.set(key, spot);
    return [...spots.keys()].indexOf(key);
  };
  const told = fields.map((field) => ({ ...field, texts: textsOf(field) }));
  return {
    ...rest,
    documents: columnsOf(documents),
    sections: columnsOf(sections),
    errors: columnsOf(errors),
    fields: columnsOf(told.map(({ name, type, limits, texts }) => ({ name, type, limits, texts }))),
    places: columnsOf(
      told.flatMap(({ name, texts, places }, field) =>
        places.map((place) => ({
          field,
          document: place.document,
          spot: numberOf(spotOf(place, name)),
          text: texts.indexOf(place.text),
        })),
      ),
    ),
    spots: [...spots.values()],
  };
}

export function fromFile(file: SearchFile): SearchIndex {
  const { documents, sections, errors, fields, places, spots, ...rest } = file;
  const told = rowsOf(fields).map(({ texts, ...field }) => ({
    texts,
    field: { ...field, text: texts[0] ?? '', places: [] as FieldPlace[] },
  }));
  for (const { field: at, document, spot, text } of rowsOf(places)) {
    const [lead, side, parent] = spots[spot] ?? ['', 'body', ''];
    const { field, texts } = told[at] ?? {};
    if (!field) continue;
    const name = parent + field.name;
    const anchor = lead + addressOf(name);
    field.places.push({ document, anchor, name, text: texts?.[text] ?? '', side });
  }
  return {
    ...rest,
    documents: rowsOf(documents),
    sections: rowsOf(sections),
    errors: rowsOf(errors),
    fields: told.map(({ field }) => field),
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

/** What the address of a field ends with. */
const addressOf = (name: string): string =>
  name
    .replaceAll('[]', '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Every row has the same names. */
function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => new Map(Object.entries(row)));
  return Object.fromEntries(
    names.map((name) => [name, values.map((row) => row.get(name))]),
  ) as Columns<Row>;
}

function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries<unknown[]>(columns);
  const [, first = []] = entries[0] ?? [];
  return first.map((_, at) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of entries) row[name] = values[at];
    return row as Row;
  });
}
