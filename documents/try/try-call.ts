import type { Locale } from '#contract/locale.ts';
import { type Operation, readOperation } from '../api/operation.ts';
import { callPath, documentOf } from '../manuscripts/library.ts';
import { type LocalizedError, localizeErrors } from '../pages/localized-error.ts';
import { formFields, type TryField } from './form-fields.ts';
import { type NextCall, nextCall } from './next-call.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';

/** What a page needs to send one call: its form, its errors, the next call. */
export type TryCall = Pick<Operation, 'id' | 'method' | 'path' | 'keysInBody'> & {
  product: string;
  /** The document that describes it. */
  document: string;
  contentType?: 'application/json' | 'multipart/form-data';
  idempotentBy?: Operation['idempotentBy'];
  fields: TryField[];
  /** The recipients that determine its outcome. */
  outcomes?: Outcome[];
  /** The states of a record, as drawn in its document. */
  states: string[];
  errors: { own: LocalizedError[]; common: LocalizedError[] };
  next?: NextCall;
};

/** `name` is `product/operationId`. */
export function tryCall(name: string, locale: Locale): TryCall {
  const operation = readOperation(name, locale);
  const { id, product, method, path, keysInBody, contentType, idempotentBy } = operation;
  if (operation.event) throw new Error(`${name} is no call.`);
  const { own, inside, common } = localizeErrors(operation.errors, locale);
  const described = documentOf(name, locale);
  if (!described) throw new Error(`${name} is not described.`);
  const outcomes = outcomesOf(operation, locale);
  return {
    id,
    product,
    document: callPath(described.manuscript, described.call),
    method,
    path,
    keysInBody,
    contentType: contentType ? (contentType === fileType ? fileType : jsonType) : undefined,
    idempotentBy,
    outcomes,
    fields: formFields(operation, outcomes?.[0]?.recipient, locale),
    states: statesOf(name, locale),
    // The codes of single list entries can be forced as well.
    errors: { own: byCode([...own, ...inside]), common },
    next: nextCall(operation, locale),
  };
}

const jsonType = 'application/json';
const fileType = 'multipart/form-data';

const byCode = (errors: readonly LocalizedError[]): LocalizedError[] =>
  errors.toSorted((one, other) => one.code - other.code);

const statusLine = /^:::status-line\n([\s\S]*?)^:::/m;

/** The states of the diagram under its document's title; a further call has none. */
function statesOf(name: string, locale: Locale): string[] {
  const described = documentOf(name, locale);
  const line = described?.call.section
    ? undefined
    : statusLine.exec(described?.manuscript.text ?? '');
  return [...(line?.[1] ?? '').matchAll(/^- \*\*(.+?)\*\*/gm)]
    .map(([, state = '']) => state)
    .filter((state) => !besideStates.includes(state));
}

/** Words of such a diagram that are not states. */
const besideStates =
  'add app callback callbot.order create deprecated devices effectiveAt message Meta number receipt return signup upload'.split(
    ' ',
  );
