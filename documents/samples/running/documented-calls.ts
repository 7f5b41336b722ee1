import { isDeepStrictEqual } from 'node:util';
import { callNames, type Operation, readOperation } from '../../api/operation.ts';
import { type SampleRequest, sampleRequest } from '../sample-request.ts';

/** A documented call, and what its samples send. */
export type DocumentedCall = {
  name: string;
  operation: Operation;
  request: SampleRequest;
};

export const documentedCalls = (): DocumentedCall[] =>
  callNames().map((name) => {
    const operation = readOperation(name, 'en');
    return { name, operation, request: sampleRequest(operation) };
  });

export const documentedCallback = (name: string): unknown =>
  readOperation(name, 'en').requestExamples[0]?.value;

/**
 * One call of every shape: enough for most runs, and for languages that take seconds to compile.
 */
export const oneOfEachShape = (calls: readonly DocumentedCall[]): DocumentedCall[] =>
  calls.filter(
    (call, index) =>
      calls.findIndex((other) => isDeepStrictEqual(shapeOf(other), shapeOf(call))) === index,
  );

const shapeOf = ({ request: { method, isSigned, takesCallback, body, query } }: DocumentedCall) => [
  method,
  isSigned,
  takesCallback,
  body.kind,
  query.length > 0,
];
