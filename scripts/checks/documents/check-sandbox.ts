import type { SandboxDefault } from '#contract/documented-api.ts';
import { productNames } from '#documents/api/files.ts';
import { type Operation, operationsOf, readOperation } from '#documents/api/operation.ts';
import { readDescription } from '#documents/api/read-description.ts';
import {
  answerSchema,
  fieldsOf,
  recordFields,
  requestFields,
  sandboxDefaults,
} from '#documents/api/sandbox-defaults.ts';
import type { Schema } from '#documents/api/schema.ts';
import { codeRules } from '#server/sandbox/products/products.ts';

/** What the descriptions lack for the sandbox to answer every call. */
export function sandboxProblems(folder?: string): string[] {
  const all = productNames(folder).flatMap((product) =>
    operationsOf(readDescription(product, folder)).map(({ source, isCallback }) => ({
      isCallback,
      operation: readOperation(`${product}/${source.operationId}`, 'en', folder),
    })),
  );
  const calls = all.filter(({ isCallback }) => !isCallback).map(({ operation }) => operation);
  const callbacks = all.filter(({ isCallback }) => isCallback).map(({ operation }) => operation);
  const defaults = sandboxDefaults(calls);
  return calls.flatMap((call) => {
    const described = defaults.get(call.id);
    const problems = described
      ? [
          ...valueProblems(call, described, calls, callbacks),
          ...(call.id in codeRules ? [] : verbProblems(call, described)),
        ]
      : missing(call);
    return problems.map((problem) => `content/api/${call.product}.yaml: ${call.id}: ${problem}`);
  });
}

/** A call without a key makes keys, which needs no rule. */
const missing = ({ id, right }: Operation): string[] =>
  id in codeRules || right === undefined
    ? []
    : [
        'nothing says what the sandbox answers: add x-sandbox, or a rule in server/sandbox/products',
      ];

/** Names in `x-sandbox` that do not exist. */
function valueProblems(
  { source }: Operation,
  { record, createdAt, set, steps, seeds }: SandboxDefault,
  calls: readonly Operation[],
  callbacks: readonly Operation[],
): string[] {
  const [media] = Object.values(source.responses['200']?.content ?? {});
  const callbackIds = steps.flatMap(({ callback }) => callback ?? []);
  const known = new Set([
    ...calls
      .filter((call) => call.source['x-sandbox']?.record === record)
      .flatMap((call) => [
        ...requestFields(call.source),
        ...Object.keys(recordFields(call.source)),
      ]),
    ...callbacks.filter(({ id }) => callbackIds.includes(id)).flatMap(callbackFields),
  ]);
  const fields = [
    ...(createdAt ? [createdAt] : []),
    ...[set, ...steps.map((step) => step.set)].flatMap(Object.keys),
  ];
  return [
    ...fields
      .filter((name) => !known.has(name))
      .map((name) => `x-sandbox names the field ${name}, which ${record} has nowhere`),
    ...callbackIds
      .filter((name) => !callbacks.some(({ id }) => id === name))
      .map((name) => `x-sandbox names the callback ${name}, which does not exist`),
    ...seeds
      .filter((name) => !(name in (media?.examples ?? {})))
      .map((name) => `x-sandbox names the example ${name}, which the response does not have`),
  ];
}

const callbackFields = ({ source }: Operation): string[] => {
  const [body] = Object.values(source.requestBody?.content ?? {});
  return Object.keys(fieldsOf(fieldsOf(body?.schema).data));
};

/** What the default behaviour of a call needs and its description lacks. */
function verbProblems({ source }: Operation, described: SandboxDefault): string[] {
  const { verb, record, id, createdAt, set } = described;
  const sent = requestFields(source);
  if (id === undefined && verb !== 'read' && verb !== 'change')
    return [`x-sandbox does not say which field is the id of ${record}: add id`];
  if (verb === 'create') {
    const given = [...sent, id, createdAt, ...Object.keys(set)];
    return requiredIn(answerSchema(source))
      .filter((name) => !given.includes(name))
      .map((name) => `the response requires ${name}: add it to set of x-sandbox`);
  }
  if (verb !== 'list') return [];
  const fields = { ...recordFields(source), ...described.ids };
  return sent
    .filter((name) => !(name in fields) && !['from', 'to', 'page', 'pageSize'].includes(name))
    .map((name) => `${name} is no field of ${record}: to filter by it takes a rule in code`);
}

const requiredIn = (schema: Schema | undefined): string[] => [
  ...(schema?.required ?? []),
  ...(schema?.allOf ?? []).flatMap(requiredIn),
];
