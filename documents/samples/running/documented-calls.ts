import { isDeepStrictEqual } from 'node:util';
import { callNames, type Operation, readOperation } from '../../api/operation.ts';
import { type SampleRequest, sampleRequest } from '../sample-request.ts';

/** A call as the documents show it: what its samples send and what the success answers. */
export type DocumentedCall = {
  name: string;
  operation: Operation;
  request: SampleRequest;
  success: { status: number; value: { requestId: string } };
};

export const documentedCalls = (): DocumentedCall[] =>
  callNames().map((name) => {
    const operation = readOperation(name, 'en');
    return { name, operation, request: sampleRequest(operation), success: successOf(operation) };
  });

export const documentedCallback = (name: string): unknown =>
  readOperation(name, 'en').requestExamples[0]?.value;

/** One call of every shape: enough for most runs, and for languages that take seconds to compile. */
export const oneOfEachShape = (calls: readonly DocumentedCall[]): DocumentedCall[] =>
  calls.filter(
    (call, index) =>
      calls.findIndex((other) => isDeepStrictEqual(shapeOf(other), shapeOf(call))) === index,
  );

const shapeOf = ({ request: { method, isSigned, body, query } }: DocumentedCall) => [
  method,
  isSigned,
  body.kind,
  query.length > 0,
];

function successOf({ id, responses }: Operation): DocumentedCall['success'] {
  const response = responses.find(({ status }) => status.startsWith('2'));
  const value = response?.examples[0]?.value;
  if (!response || !hasRequestId(value)) throw new Error(`${id} documents no success.`);
  return { status: Number(response.status), value };
}

const hasRequestId = (value: unknown): value is { requestId: string } =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  typeof value.requestId === 'string';
