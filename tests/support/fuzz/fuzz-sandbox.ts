import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { requestOf, type Signer } from '../sandbox.ts';
import { type FuzzOptions, madeInBatches } from './batches.ts';
import type { FuzzReport } from './fuzz-call.ts';
import { anyText, poisonedBody } from './hostile-text.ts';

type Fields = Record<string, unknown>;

/**
 * Throws random requests at the sandbox, signed with keys that work: whatever they hold, the answer
 * is JSON with a documented code and its status; never a page, a redirect, or a fault of ours.
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
  const { code } = JSON.parse(body);
  const asked = Object(request.headers)['x-sandbox-answer'];
  if (statusCode >= 500 && String(code) !== asked) return `is a fault (${statusCode})`;
  const expected = code === 0 ? 200 : statuses.get(code);
  return expected === statusCode ? undefined : `says ${code} with status ${statusCode}`;
}

const anyValue = fc.oneof(anyText, fc.integer(), fc.constant(null), fc.boolean(), fc.jsonValue());

function requests({
  calls,
  errors,
}: DocumentedApi): fc.Arbitrary<(signer: Signer) => InjectOptions> {
  const one = fc.constantFrom(...calls);
  const asked = fc.option(fc.constantFrom(...errors.map(({ code }) => String(code))), {
    freq: 12,
    nil: undefined,
  });
  const spoiled = fc.option(
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
    { freq: 12, nil: undefined },
  );
  const raw = fc.option(fc.oneof(anyText, fc.json(), poisonedBody), { freq: 25, nil: undefined });
  return fc
    .record({
      call: one,
      asked,
      spoiled,
      raw,
      seed: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      values: fc.infiniteStream(anyValue),
    })
    .map(({ call, asked, spoiled, raw, seed, values }) => (signer) => {
      const chance = (share: number) => (seed.next().value ?? 1) < share;
      const bent = (fields: Fields, share: number): Fields =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, value]) => {
            if (chance(share / 3)) return [];
            if (chance(share)) return [[name, values.next().value]];
            if (Array.isArray(value) && chance(share))
              return [[name, [...value, values.next().value]]];
            return [[name, value]];
          }),
        );
      const headers = { ...(asked && { 'x-sandbox-answer': asked }) };
      const request = requestOf(
        call,
        {
          path: texts(bent(call.sample.path, 0.3)),
          query: texts(bent(call.sample.query, 0.2)),
          body: bent(exampleOf(call), 0.15),
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

const exampleOf = ({ requestExamples }: DocumentedCall): Fields =>
  Object(requestExamples[0]?.value);

const texts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed() || '-']),
  );
