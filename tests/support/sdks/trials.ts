import type { Operation, Sdk } from '#documents/sdks/model.ts';
import type { TestApp } from '../app.ts';
import { callOf, fileNamed, type Practice, practice } from '../sandbox.ts';

/** A call that the package of any language makes, and what came of it. */
export type Trial = {
  name: string;
  keys: { accessKey: string; secretKey: string };
  group: string;
  operation: string;
  inPath: string[];
  /** Undefined if the call takes none; the content of a file is Base64. */
  request?: Record<string, unknown>;
  files: Record<string, { name: string; content: string }>;
  headers: Record<string, string>;
  idempotencyKey?: string;
  /** Counts the records of a list instead of reading one page. */
  isCounted: boolean;
};

/** `error` is the class of an error, without the name of the operator. */
export type Outcome = {
  error: string | null;
  code: number | null;
  requestId: string | null;
  count: number | null;
};

export const succeeded = { error: null, code: null };

export type SignedCall = { group: string; operation: Operation };

/** The calls of a package that take a signature, as the sandbox does. */
export const signedCalls = (sdk: Sdk): SignedCall[] =>
  sdk.groups.flatMap(({ name, operations }) =>
    operations
      .filter(({ id }) => callOf(id).codes.includes(wrongSignature))
      .map((operation) => ({ group: name, operation })),
  );

const wrongSignature = 1102;

/** A call with its documented example, by keys of its own: examples remove what others read. */
export async function trialOf(
  running: TestApp,
  { group, operation }: SignedCall,
  change: Partial<Trial> = {},
): Promise<Trial> {
  const { sample, requestExamples } = callOf(operation.id);
  const example = Object(requestExamples[0]?.value);
  const kind = operation.request?.in;
  return {
    name: operation.id,
    keys: keysOf(await practice(running)),
    group,
    operation: operation.name,
    inPath: operation.inPath.map(({ name }) => sample.path[name] ?? ''),
    request: kind === 'query' ? sample.query : kind && withoutKeys(example),
    files: kind === 'multipart' ? { file: fileOf(example.file) } : {},
    headers: {},
    isCounted: false,
    ...change,
  };
}

export const keysOf = ({ key: { accessKey }, secretKey }: Practice) => ({ accessKey, secretKey });

const withoutKeys = ({ appKey: _key, appSecret: _secret, ...fields }: Record<string, unknown>) =>
  fields;

const fileOf = (name: string) => ({ name, content: fileNamed(name).toString('base64') });
