import type {
  DocumentedApi,
  DocumentedCall,
  DocumentedCallback,
  DocumentedError,
} from '#contract/documented-api.ts';
import { products } from '../products/products.ts';
import type { Data, Seed } from '../records/record-store.ts';
import type { Examples, Product } from '../rules/rules.ts';

/** The documented API with what the sandbox does about each call. */
export type Documented = {
  calls: readonly DocumentedCall[];
  callbacks: ReadonlyMap<string, DocumentedCallback>;
  errors: ReadonlyMap<number, DocumentedError>;
  ruleOf: (call: DocumentedCall) => Product['rules'][string];
  seeds: readonly Seed[];
};

/** A call without a rule is a mistake of ours, and found at the start. */
export function documented(api: DocumentedApi): Documented {
  const examples = examplesOf(api);
  const rules = Object.assign({}, ...products.map((product) => product.rules));
  return {
    calls: api.calls,
    callbacks: new Map(api.callbacks.map((callback) => [callback.id, callback])),
    errors: new Map(api.errors.map((error) => [error.code, error])),
    ruleOf: ({ id }) => {
      const rule = rules[id];
      if (!rule) throw new Error(`The sandbox has no rule for ${id}.`);
      return rule;
    },
    seeds: products.flatMap((product) => product.seeds(examples)),
  };
}

/** In the words of answers; a code that names a field names it, with the reason if there is one. */
export function sayError(
  { errors }: Pick<Documented, 'errors'>,
  code: number,
  field?: string,
  reason?: string,
): string {
  const { msg, names } = errorOf({ errors }, code);
  if (!names || !field) return msg;
  return msg.replace(/\.$/, reason ? `: ${field} (${reason}).` : `: ${field}.`);
}

export function errorOf({ errors }: Pick<Documented, 'errors'>, code: number): DocumentedError {
  const error = errors.get(code);
  if (!error) throw new Error(`There is no error ${code}.`);
  return error;
}

const examplesOf =
  ({ calls }: DocumentedApi): Examples =>
  (call, name) => {
    const example = calls
      .find(({ id }) => id === call)
      ?.responseExamples.find(({ id }) => id === name);
    const data = dataOf(example?.value);
    if (!data) throw new Error(`${call} has no example ${name}.`);
    return data;
  };

const dataOf = (value: unknown): Data | undefined =>
  typeof value === 'object' && value !== null && 'data' in value ? asData(value.data) : undefined;

const asData = (value: unknown): Data | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;
