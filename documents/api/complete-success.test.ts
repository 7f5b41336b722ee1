import { expect, test } from 'vitest';
import { completeSuccess } from './complete-success.ts';
import { writtenCall } from './written.ts';

const task = { type: 'object', required: ['taskId'], properties: { taskId: { type: 'string' } } };
const errors = { own: [], inside: [], common: [] };

/** The response of a call that takes a list of numbers. */
function responseOfList(beside: Record<string, unknown>) {
  const call = writtenCall.parse({
    operationId: 'productCall',
    summary: 'Calls each number.',
    'x-zh': '呼叫各个号码。',
    security: [{ keys: [] }],
    'x-list': { field: 'phones', entry: 'phone', errors: [] },
    responses: {
      '200': {
        description: 'Each number was judged.',
        'x-zh': '所有号码均已处理。',
        'x-accepted': { type: 'object' },
        examples: {},
        ...beside,
      },
    },
  });
  return completeSuccess(call, call.responses['200'], errors);
}

const judged = {
  required: ['accepted', 'rejected'],
  properties: { accepted: { items: { type: 'object' } }, rejected: expect.anything() },
};

const withData = (data: unknown) => ({
  content: { 'application/json': { schema: { properties: { data } } } },
});

test('the response to a list has the result of each entry', () => {
  expect(responseOfList({})).toMatchObject(withData(judged));
});

test('fields about the whole list are next to its entries', () => {
  expect(responseOfList({ 'x-data': task })).toMatchObject(withData({ allOf: [task, judged] }));
});
