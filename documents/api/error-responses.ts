import { siteOrigin } from '#content/build-settings.ts';
import type { CallErrors } from './call-errors.ts';
import { rejectedEntries } from './complete-success.ts';
import { messageOf } from './errors.ts';
import { exampleDetails, fieldsOf, namedField } from './example-details.ts';
import { isRecord } from './is-record.ts';
import { idOf, json, shared } from './shared-parts.ts';
import type { WrittenCall } from './written.ts';

type Opened = {
  open: (value: unknown) => unknown;
  errorsAt: (operationId: string) => string;
};

/** One response for each HTTP status, with each of its codes as an example. */
export function errorResponses(call: WrittenCall, errors: CallErrors, { open, errorsAt }: Opened) {
  const fields = fieldsOf(call, open);
  const docUrl = siteOrigin + errorsAt(call.operationId);
  const all = [...errors.own, ...errors.common];
  const statuses = [...new Set(all.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const data = status === noneAccepted ? rejection(call, errors) : undefined;
      const own = all.filter((error) => error.status === status);
      const examples = own.map((error) => {
        const named = namedField(error, fields);
        return [
          `error${error.code}`,
          {
            summary: error.means.en,
            'x-zh': error.means.zh,
            value: {
              code: error.code,
              msg: messageOf(error, named?.name),
              requestId: idOf(call, String(error.code)),
              error: {
                retry: error.retry,
                docUrl: docUrl + error.code,
                ...exampleDetails(error, named),
              },
              ...(data && { data: data.example }),
            },
          },
        ];
      });
      const code = { ...shared('schemas', 'ResultCode'), enum: own.map((error) => error.code) };
      const schema = {
        'x-name': `Failure${status}`,
        allOf: [
          shared('schemas', 'ApiError'),
          {
            type: 'object',
            ...(data && { required: ['data'] }),
            properties: { code, ...(data && { data: data.schema }) },
          },
        ],
      };
      const content = json(schema, Object.fromEntries(examples));
      return [String(status), { ...shared('responses', `Status${status}`), content }];
    }),
  );
}

/** The status of the only error with `data`, which says what is wrong with each entry. */
const noneAccepted = 422;

function rejection({ 'x-list': list, requestBody }: WrittenCall, errors: CallErrors) {
  const [first] = errors.inside;
  if (!list || !first) return undefined;
  const [body] = Object.values(requestBody?.content ?? {});
  const [example] = Object.values(body?.examples ?? {});
  const sent = example?.value[list.field];
  const one: unknown = Array.isArray(sent) ? sent[0] : undefined;
  const entry = isRecord(one) ? one[list.entry] : one;
  return {
    schema: {
      ...shared('schemas', 'NoneAccepted'),
      required: ['rejected'],
      properties: { rejected: rejectedEntries(list.entry, errors) },
    },
    example: {
      rejected: [{ index: 0, [list.entry]: entry, code: first.code, msg: messageOf(first) }],
    },
  };
}
