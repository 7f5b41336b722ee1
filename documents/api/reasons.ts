import { docGroups } from '#content/docs/menu.ts';
import { merged } from './fields.ts';
import { productNames } from './files.ts';
import { operationsOf } from './operation.ts';
import { readDescription } from './read-description.ts';
import type { EnumValue, OperationObject, Schema } from './schema.ts';

/** A status or reason that a response or callback of a product can have. */
export type StatedValue = {
  kind: 'status' | 'reason';
  name: string;
  product: string;
  /** `product/operationId` */
  operation: string;
  /** Its meaning, without the statuses that it begins with. */
  means: EnumValue;
  /** The statuses that a reason comes with. */
  states: EnumValues;
};

/** The same meaning in several products. */
export type MergedCase = Omit<StatedValue, 'kind' | 'name' | 'product' | 'operation'> & {
  /** The operations that have it, by product, in the order of the menu. */
  operations: Map<string, string[]>;
};

export type MergedCard = Pick<StatedValue, 'kind' | 'name'> & { cases: MergedCase[] };

type EnumValues = Record<string, EnumValue>;

/** Every status and reason of every product: in the order of the menu, then of the descriptions. */
export function readReasons(folder?: string): MergedCard[] {
  const cards = new Map<string, MergedCard>();
  for (const { kind, name, product, operation, means, states } of statedValues(folder)) {
    const card = cards.get(`${kind} ${name}`) ?? { kind, name, cases: [] };
    cards.set(`${kind} ${name}`, card);
    const known = card.cases.find((one) => isSame(one, { means, states }));
    const found = known ?? { means, states, operations: new Map() };
    if (!known) card.cases.push(found);
    const own = found.operations.get(product) ?? [];
    found.operations.set(product, [...own, operation]);
  }
  return [...cards.values()];
}

const isSame = (one: Pick<MergedCase, 'means' | 'states'>, other: typeof one): boolean =>
  JSON.stringify([one.means, Object.keys(one.states)]) ===
  JSON.stringify([other.means, Object.keys(other.states)]);

const menuOrder = docGroups.flatMap(({ categories }) => categories.map(({ id }) => id));

/** Repeated for every operation that has the value. */
export function statedValues(folder?: string): StatedValue[] {
  const products = productNames(folder).sort(
    (one, other) => menuOrder.indexOf(one) - menuOrder.indexOf(other),
  );
  return products.flatMap((product) =>
    operationsOf(readDescription(product, folder)).flatMap(({ source, isCallback }) =>
      sentSchemas(source, isCallback).flatMap((schema) =>
        valuesIn(schema).map((found) => ({
          ...found,
          product,
          operation: `${product}/${source.operationId}`,
        })),
      ),
    ),
  );
}

/** What we send: the successful response of a call, the body of a callback. */
function sentSchemas(source: OperationObject, isCallback: boolean): Schema[] {
  const contents = isCallback
    ? [source.requestBody?.content]
    : Object.entries(source.responses).flatMap(([status, { content }]) =>
        status.startsWith('2') ? [content] : [],
      );
  return contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
}

type Found = Pick<StatedValue, 'kind' | 'name' | 'means' | 'states'>;

function valuesIn(schema: Schema): Found[] {
  const { properties, items, additionalProperties } = merged(schema);
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    values: merged(property)['x-enum'] ?? {},
  }));
  const statuses: EnumValues = Object.assign({}, ...fields.filter(isStatus).map(valuesOf));
  const nested = [...Object.values(properties), items, additionalProperties];
  return [
    ...Object.entries(statuses).map(([name, means]) => ({
      ...{ kind: 'status' as const, name, means, states: {} },
    })),
    ...fields
      .filter(isReason)
      .flatMap(({ values }) =>
        Object.entries(values).map(([name, means]) => withStates(name, means, statuses)),
      ),
    ...nested.flatMap((part) => (typeof part === 'object' ? valuesIn(part) : [])),
  ];
}

const isStatus = ({ name }: { name: string }): boolean => /(^s|[a-z]S)tatus$/.test(name);
const isReason = ({ name }: { name: string }): boolean => /(^r|[a-z]R)eason$/.test(name);
const valuesOf = ({ values }: { values: EnumValues }): EnumValues => values;

/** `UNDELIV: the phone is off`, or the only status beside it that refers to its reason. */
function withStates(name: string, means: EnumValue, statuses: EnumValues): Found {
  const lead = /^[^:.]*: /.exec(means.en)?.[0] ?? '';
  const named = (lead.match(/[A-Za-z_]+/g) ?? []).filter((word) => word in statuses);
  const referring = Object.keys(statuses).filter((status) => statuses[status]?.again === 'reason');
  const isNamed = named.length > 0;
  const own = isNamed ? named : referring.length === 1 ? referring : [];
  return {
    kind: 'reason',
    name,
    means: isNamed
      ? {
          ...means,
          en: capitalized(means.en.slice(lead.length)),
          zh: means.zh.replace(/^[^：。]*：/, ''),
        }
      : means,
    states: Object.fromEntries(own.flatMap((state) => entryOf(statuses, state))),
  };
}

const entryOf = (statuses: EnumValues, state: string): [string, EnumValue][] => {
  const means = statuses[state];
  return means ? [[state, means]] : [];
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
