import type {
  DocumentedApi,
  DocumentedCall,
  DocumentedCallback,
  DocumentedError,
} from '#contract/documented-api.ts';
import { defaultRule } from '../behaviour/default-rule.ts';
import type { Examples, Rule } from '../behaviour/rules.ts';
import { codeRules, products } from '../products/products.ts';
import { isData } from '../records/is-data.ts';
import type { Seed } from '../records/record-store.ts';
import { seedsOf } from '../records/seeds.ts';

/** The documented API with the behaviour of each call. */
export type Documented = {
  calls: readonly DocumentedCall[];
  callbacks: ReadonlyMap<string, DocumentedCallback>;
  errors: ReadonlyMap<number, DocumentedError>;
  errorsAt: string;
  ruleOf: (call: DocumentedCall) => Rule;
  seeds: readonly Seed[];
};

/** Throws at start when a call has neither a rule nor `x-sandbox`. */
export function documented(api: DocumentedApi): Documented {
  const examples = examplesOf(api);
  const rules = new Map(
    api.calls.flatMap((call) => (call.right ? [[call.id, ruleFor(call)]] : [])),
  );
  const seeds = [
    ...products.flatMap((product) => product.seeds?.(examples) ?? []),
    ...api.calls.flatMap((call) => describedSeeds(call, examples)),
  ];
  return {
    calls: api.calls,
    callbacks: new Map(api.callbacks.map((callback) => [callback.id, callback])),
    errors: new Map(api.errors.map((error) => [error.code, error])),
    errorsAt: api.errorsAt,
    ruleOf: (call) => rules.get(call.id) ?? ruleFor(call),
    seeds: [
      ...new Map(seeds.toReversed().map((seed) => [`${seed.kind} ${seed.id}`, seed])).values(),
    ],
  };
}

function ruleFor({ id, product, sandbox }: DocumentedCall): Rule {
  const rule = codeRules[id] ?? (sandbox && defaultRule(sandbox));
  if (rule) return rule;
  throw new Error(`${id}: give it x-sandbox in content/api/${product}.yaml, or a rule in code.`);
}

function describedSeeds({ id: call, sandbox }: DocumentedCall, examples: Examples): Seed[] {
  if (!sandbox) return [];
  const { verb, record, id, createdAt } = sandbox;
  return sandbox.seeds.flatMap((name) => {
    const data = examples(call, name);
    const shown = verb === 'list' ? data.records : data;
    return seedsOf(record, shown, { id, madeAt: createdAt });
  });
}

/** Text of a code, with field and reason where it has them. */
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
    const data = isData(example?.value) ? example.value.data : undefined;
    if (!isData(data)) throw new Error(`${call} has no example ${name}.`);
    return data;
  };
