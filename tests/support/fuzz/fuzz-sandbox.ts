import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { errorDetails } from '#contract/error-details.ts';
import { requestOf, type Signer } from '../sandbox.ts';
import { type FuzzOptions, madeInBatches } from './batches.ts';
import type { FuzzReport } from './fuzz-call.ts';
import { anyText, poisonedBody } from './hostile-text.ts';

type Fields = Record<string, unknown>;

/**
 * Sends random requests to the sandbox, signed with valid keys: whatever they contain, the response
 * is JSON with a documented code and its status; never a page, a redirect, or a 5xx.
 */
export async function fuzzSandbox(
  app: FastifyInstance,
  api: DocumentedApi,
  signer: () => Signer,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const statuses = new Map(api.errors.map(({ code, status }) => [code, status]));
  const report: FuzzReport = { runs: options.runs, reached: 0, statuses: {} };
  for (const make of madeInBatches(requests(api), options)) {
    const request = make(signer());
    const reply = await app.inject(request);
    const complaint = complaintAbout(reply, request, statuses);
    if (complaint) throw new Error(`${complaint} for ${JSON.stringify(request)}: ${reply.body}`);
    report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
    if (reply.json().code !== 1101 && reply.json().code !== 1102) report.reached += 1;
  }
  return report;
}

type Reply = Awaited<ReturnType<FastifyInstance['inject']>> & { statusCode: number };

function complaintAbout(
  { statusCode, headers, body }: Reply,
  request: InjectOptions,
  statuses: ReadonlyMap<number, number>,
): string | undefined {
  if (headers.location !== undefined) return 'redirects';
  if (!String(headers['content-type']).startsWith('application/json')) return 'is no JSON';
  const { code, error } = JSON.parse(body);
  const forced = Object(request.headers)['x-sandbox-answer'];
  if (statusCode >= 500 && String(code) !== forced) return `is a fault (${statusCode})`;
  if (code !== 0 && !errorDetails.safeParse(error).success) return 'does not explain its error';
  const expected = code === 0 ? 200 : statuses.get(code);
  return expected === statusCode ? undefined : `says ${code} with status ${statusCode}`;
}

const anyValue = fc.oneof(anyText, fc.integer(), fc.constant(null), fc.boolean(), fc.jsonValue());

function requests({
  calls,
  errors,
}: DocumentedApi): fc.Arbitrary<(signer: Signer) => InjectOptions> {
  const one = fc.constantFrom(...calls);
  const forced = seldom(12, fc.constantFrom(...errors.map(({ code }) => String(code))));
  const spoiled = seldom(
    12,
    fc.record({
      name: fc.constantFrom(
        'x-signature',
        'x-nonce',
        'x-timestamp',
        'x-access-key',
        'idempotency-key',
        'content-type',
      ),
      value: fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
    }),
  );
  const raw = seldom(25, fc.oneof(anyText, fc.json(), poisonedBody));
  return fc
    .record({
      call: one,
      forced,
      spoiled,
      raw,
      dice: fc.infiniteStream(fc.noBias(fc.integer({ min: 0, max: 99 }))),
      values: fc.infiniteStream(anyValue),
    })
    .map(({ call, forced, spoiled, raw, dice, values }) => (signer) => {
      const chance = (percent: number) => (dice.next().value ?? 100) < percent;
      const bent = (fields: Fields, percent: number): Fields =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, value]) => {
            if (chance(percent / 3)) return [];
            if (chance(percent)) return [[name, values.next().value]];
            if (Array.isArray(value) && chance(percent))
              return [[name, [...value, values.next().value]]];
            return [[name, value]];
          }),
        );
      const headers = { ...(forced && { 'x-sandbox-answer': forced }) };
      const request = requestOf(
        call,
        {
          path: texts(bent(call.sample.path, 20)),
          query: texts(bent(call.sample.query, 10)),
          body: bent(exampleOf(call), 10),
          headers,
        },
        signer,
      );
      return {
        ...request,
        headers: { ...request.headers, ...(spoiled && { [spoiled.name]: spoiled.value }) },
        ...(raw !== undefined && request.payload !== undefined && { payload: raw }),
      };
    });
}

/** The value in one of `times` cases, otherwise undefined. */
const seldom = <Value>(times: number, value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  );

const exampleOf = ({ requestExamples }: DocumentedCall): Fields =>
  Object(requestExamples[0]?.value);

const texts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed() || '-']),
  );
