import { z } from 'zod';
import {
  badRequest,
  changesAnswer,
  changesPath,
  changesQuery,
  describedBodies,
  intakeAnswer,
} from './contract.ts';

/** The calls of the gateway's port as OpenAPI 3.1. */
export function gatewayApi(): object {
  const intake = (operationId: string, body: z.ZodType, summary: string) => ({
    post: {
      operationId,
      summary,
      requestBody: { required: true, content: json(schemaOf(body, 'input')) },
      responses: { 200: answer('Taken, row by row.', intakeAnswer), ...refusals },
    },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Live gateway', version: '1' },
    security: [{ token: [] }],
    paths: {
      [changesPath]: {
        get: {
          operationId: 'readChanges',
          summary: 'The latest state of each account that changed after the cursor.',
          parameters: parametersOf(changesQuery),
          responses: {
            200: answer('Accounts by revision.', changesAnswer),
            ...refusals,
            410: answer('The cursor is too old: start without `after`.', badRequest),
          },
        },
      },
      '/gateway/v1/usage': intake(
        'reportUsage',
        describedBodies.usage,
        'Totals by account, key, product, country and UTC day; the higher version wins.',
      ),
      '/gateway/v1/balances': intake(
        'reportBalances',
        describedBodies.balances,
        'Balances; the newest `asOf` wins.',
      ),
      '/gateway/v1/messages': intake(
        'reportMessages',
        describedBodies.messages,
        'Messages for a live log, with masked recipients.',
      ),
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
};

const json = (schema: object) => ({ 'application/json': { schema } });

const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: json(schemaOf(schema, 'output')),
});

const refusals = {
  400: answer('Something is not as described.', badRequest),
  401: { description: 'The token is wrong; the answer is empty.' },
  413: answer('The body has more than 1 MB.', badRequest),
  429: {
    description:
      'More than 10 requests a second, or 2 polls at once, or 2 other requests; see `Retry-After`.',
  },
  503: { description: 'Not at the moment; see `Retry-After`.' },
};

const parametersOf = ({ shape }: z.ZodObject): object[] =>
  Object.entries(shape).map(([name, schema]) => ({
    ...{ name, in: 'query', required: false },
    schema: schemaOf(z.object({ value: schema }).shape.value, 'input'),
  }));
