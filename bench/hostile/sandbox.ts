import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sandboxPath } from '#contract/practice.ts';
import { documentedApi } from '#documents/api/documented-api.ts';
import { fixedPicture } from '#server/sandbox/links/fixed-picture.ts';
import { type FuzzOptions, madeInBatches } from '#tests/support/fuzz/batches.ts';
import { fuzzSandbox } from '#tests/support/fuzz/fuzz-sandbox.ts';
import { spyOnPractice } from '#tests/support/fuzz/spy-on-practice.ts';
import type { Run } from '../measurement.ts';
import { judged } from './fuzz-calls.ts';
import { startFuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

/** Random calls with valid keys, forged links, and other sessions' records. */
export async function attackSandbox(run: Run, options: FuzzOptions): Promise<AttackReport[]> {
  const api = documentedApi();
  const { app, clock } = await startFuzzedApp(run, { documentedApi: api });
  const { accessKey, secretKey } = (
    await app.inject({ method: 'POST', url: '/client_api/practice/open' })
  ).json().data;
  const signer = () => ({ accessKey, secretKey, now: clock.now() });
  console.log('Sending random input: all calls of the sandbox');
  const fuzzed = await judged('sandbox, random input', options.runs, () =>
    fuzzSandbox(app, api, signer, options),
  );
  console.log('Following links of the sandbox that strangers made');
  const links = await followLinks(app, options);
  console.log('Asking for what another practice session made');
  return [fuzzed, links, await spy(app, api)];
}

/** Whatever a link says, no forged content is returned, and nobody is redirected elsewhere. */
async function followLinks(app: FastifyInstance, options: FuzzOptions): Promise<AttackReport> {
  const report: AttackReport = {
    name: 'sandbox, links',
    sent: 0,
    answers: {},
    complaints: [],
  };
  for (const url of madeInBatches(links, { ...options, runs: Math.ceil(options.runs / 10) })) {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    report.sent += 1;
    report.answers[statusCode] = (report.answers[statusCode] ?? 0) + 1;
    const type = String(headers['content-type']);
    const isExpectedType = /^(text\/plain|application\/json);/.test(type)
      ? headers['x-content-type-options'] === 'nosniff'
      : rawPayload.equals(fixedPicture.bytes);
    if (statusCode >= 500 || !isExpectedType || headers.location !== undefined)
      report.complaints.push(`${url} answered ${statusCode} ${type}`);
  }
  return report;
}

const links = fc
  .tuple(
    fc.constantFrom('files', 's', 'connect', 'recordings', 'exports', 'imports', 'catch', 'x'),
    fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constant('..')), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([kind, parts]) =>
    [sandboxPath, kind, ...parts.map((part) => encodeURIComponent(part.toWellFormed()))].join('/'),
  );

async function spy(
  app: FastifyInstance,
  api: ReturnType<typeof documentedApi>,
): Promise<AttackReport> {
  const name = 'sandbox, ids of another session';
  try {
    const { sent, secrets, statuses } = await spyOnPractice(app, api, () => new Date());
    const complaints = secrets >= 100 ? [] : [`only ${secrets} ids to ask for`];
    return { name, sent, answers: { ...statuses, 'ids asked for': secrets }, complaints };
  } catch (error) {
    return { name, sent: 0, answers: {}, complaints: [String(error)] };
  }
}
