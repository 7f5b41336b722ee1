import { type CallErrors, needsKey } from './call-errors.ts';
import { envelope, idOf, json, mapValues, shared } from './shared-parts.ts';
import type { WrittenCall } from './written.ts';

type Success = WrittenCall['responses']['200'];

export function completeSuccess(call: WrittenCall, success: Success, errors: CallErrors) {
  const data = dataOf(call, success, errors);
  return {
    description: success.description,
    'x-zh': success['x-zh'],
    ...(needsKey(call) && { headers: limitHeaders }),
    content: json(
      { ...envelope(data && { data: { ...data, 'x-name': 'Output' } }), 'x-name': 'Result' },
      mapValues(success.examples, ({ summary, 'x-zh': chinese, data: value }, name) => ({
        summary,
        'x-zh': chinese,
        value: {
          code: 0,
          msg: 'success',
          requestId: idOf(call, name),
          ...(data && { data: value }),
        },
      })),
    ),
  };
}

/** How much the caller may still send. */
const limitHeaders = {
  'RateLimit-Policy': shared('headers', 'RateLimitPolicy'),
  RateLimit: shared('headers', 'RateLimit'),
};

/** As written, as a page of records, or as the results for each entry of a list. */
function dataOf({ 'x-list': list }: WrittenCall, success: Success, errors: CallErrors) {
  const written = success['x-data'];
  if (success['x-records']) return pageOf(success['x-records'], written);
  if (!list) return written;
  const judged = {
    ...shared('schemas', 'Judged'),
    required: ['accepted', 'rejected'],
    properties: {
      accepted: {
        ...shared('schemas', 'Accepted'),
        items: { ...success['x-accepted'], 'x-name': 'Accepted' },
      },
      rejected: rejectedEntries(list.entry, errors),
    },
  };
  return withBeside('Judged', judged, written);
}

function pageOf(record: Record<string, unknown>, beside: Success['x-data']) {
  const page = {
    ...shared('schemas', 'Page'),
    required: ['total', 'page', 'pageSize', 'records'],
    properties: {
      total: shared('schemas', 'Total'),
      page: shared('schemas', 'PageNumber'),
      pageSize: shared('schemas', 'PageLength'),
      records: { ...shared('schemas', 'Records'), items: { ...record, 'x-name': 'Record' } },
    },
  };
  return withBeside('Page', page, beside);
}

/** Fields about the whole response come before the records or entries. */
const withBeside = (name: string, own: Record<string, unknown>, beside: Success['x-data']) =>
  beside ? { ...shared('schemas', name), allOf: [beside, own] } : own;

export const rejectedEntries = (entry: string, { inside }: CallErrors) => ({
  ...shared('schemas', 'Rejected'),
  items: {
    'x-name': 'Rejected',
    type: 'object',
    required: ['index', entry, 'code', 'msg'],
    properties: {
      index: shared('schemas', 'RejectedIndex'),
      [entry]: shared('schemas', 'RejectedEntry'),
      code: { ...shared('schemas', 'RejectedCode'), enum: inside.map(({ code }) => code) },
      msg: shared('schemas', 'ResultMessage'),
    },
  },
});
