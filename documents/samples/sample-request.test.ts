import { expect, test } from 'vitest';
import type { Operation } from '../api/operation.ts';
import { documentedCalls } from './running/documented-calls.ts';
import { sampleRequest } from './sample-request.ts';

test('samples send only the optional query parameters that x-sample names', () => {
  const queryOf = (operation: Operation) =>
    operation.source.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const { operation } =
    documentedCalls().find(({ operation }) => queryOf(operation).some((one) => !one.required)) ??
    expect.fail('No call has an optional parameter in its query.');
  const sent = (chosen: string[]) =>
    sampleRequest({
      ...operation,
      source: { ...operation.source, 'x-sample': chosen },
    }).query.map(([name]) => name);
  const required = queryOf(operation).filter((one) => one.required);
  const [optional = expect.fail()] = queryOf(operation).filter((one) => !one.required);
  const names = required.map(({ name }) => name);
  expect(sent([])).toEqual(names);
  expect(sent([optional.name]).toSorted()).toEqual([...names, optional.name].toSorted());
  expect(() => sent(['wing'])).toThrow('x-sample names wing');
});
