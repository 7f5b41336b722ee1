import type { FieldPlace, FieldSide, SearchField, SearchIndex } from './search-record.ts';

/**
 * The search index as it is sent: tables are stored in columns, since similar values compress best
 * next to each other, and repeated texts of a field are stored once.
 */
export type SearchFile = Omit<SearchIndex, 'documents' | 'sections' | 'errors' | 'fields'> & {
  documents: Columns<SearchIndex['documents'][number]>;
  sections: Columns<SearchIndex['sections'][number]>;
  errors: Columns<SearchIndex['errors'][number]>;
  /** `texts`: its descriptions, each once; the first is its own. */
  fields: Columns<Pick<SearchField, 'name' | 'type' | 'limits'> & { texts: string[] }>;
  /** By index: the field, its location, and its text there. */
  places: Columns<{ field: number; document: number; spot: number; text: number }>;
  spots: Spot[];
};

/** Location of fields in a call: anchor prefix, side, and parent field. */
type Spot = [lead: string, side: FieldSide, parent: string];
type Columns<Row> = { [Name in keyof Row]-?: Row[Name][] };

export function toFile({ documents, sections, errors, fields, ...rest }: SearchIndex): SearchFile {
  const spots = new Map<string, Spot>();
  const numberOf = (spot: Spot): number => {
    const key = spot.join(' ');
    if (!spots.has(key)) spots.set(key, spot);
    return [...spots.keys()].indexOf(key);
  };
  const described = fields.map((field) => ({ ...field, texts: textsOf(field) }));
  return {
    ...rest,
    documents: columnsOf(documents),
    sections: columnsOf(sections),
    errors: columnsOf(errors),
    fields: columnsOf(
      described.map(({ name, type, limits, texts }) => ({ name, type, limits, texts })),
    ),
    places: columnsOf(
      described.flatMap(({ name, texts, places }, field) =>
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
  const described = rowsOf(fields).map(({ texts, ...field }) => ({
    texts,
    field: { ...field, text: texts[0] ?? '', places: [] as FieldPlace[] },
  }));
  for (const { field: at, document, spot, text } of rowsOf(places)) {
    const [lead, side, parent] = spots[spot] ?? ['', 'body', ''];
    const { field, texts } = described[at] ?? {};
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
    fields: described.map(({ field }) => field),
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

/** All rows have the same keys. */
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
