import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { requestOf, type Wanted } from '../sandbox.ts';

export type SpyReport = { sent: number; secrets: number; statuses: Record<string, number> };

/** One session makes every call; another then tries to read each resulting id with every call. */
export async function spyOnPractice(
  app: FastifyInstance,
  api: DocumentedApi,
  now: () => Date,
): Promise<SpyReport> {
  const report: SpyReport = { sent: 0, secrets: 0, statuses: {} };
  const send = async (request: InjectOptions): Promise<string> => {
    const { statusCode, body } = await app.inject(request);
    report.sent += 1;
    report.statuses[statusCode] = (report.statuses[statusCode] ?? 0) + 1;
    return body;
  };
  const ask = (path: string, payload: object) =>
    send({ method: 'POST', url: `/client_api/practice/${path}`, payload });
  const open = async (): Promise<OpenedPractice> => JSON.parse(await ask('open', {})).data;
  const owner = await open();
  const spy = await open();
  const call = (one: DocumentedCall, who: OpenedPractice, wanted: Wanted = {}) =>
    send(requestOf(one, wanted, { ...who, now: now() }));

  const readers = api.calls.filter(({ method }) => method === 'GET');
  const look = async (): Promise<string[]> => {
    const replies = [await ask('traffic', { token: spy.token })];
    for (const one of readers) replies.push(await call(one, spy));
    return replies;
  };
  // Documented examples are seeds for everybody.
  const known = [JSON.stringify(api), ...(await look())].join();
  const made = new Set<string>();
  const keep = (text: string) => {
    for (const [id] of text.matchAll(idPattern)) if (!known.includes(id)) made.add(id);
  };
  for (const one of api.calls) keep(await call(one, owner));
  keep(await ask('traffic', { token: owner.token }));
  report.secrets = made.size;

  const lists = await look();
  for (const id of made) {
    const replies = [...lists, await ask('watch', { token: spy.token, requestId: id })];
    replies.push(await ask('request', { token: spy.token, requestId: id }));
    for (const one of readers.filter(takesId))
      replies.push(await call(one, spy, askingFor(one, id)));
    const leak = replies.find((text) => text.includes(id));
    if (leak) throw new Error(`${id} of another session was shown: ${leak.slice(0, 300)}`);
  }
  return report;
}

/** Our ids, with or without dashes. */
const idPattern = /\b[\da-f]{24}\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

const isId = (name: string): boolean => name.endsWith('Id');

const takesId = ({ sample }: DocumentedCall): boolean =>
  [...Object.keys(sample.path), ...Object.keys(sample.query)].some(isId);

/** Puts an id wherever the path may contain one. */
const askingFor = ({ sample }: DocumentedCall, id: string): Wanted => {
  const filled = (fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, isId(name) ? id : value]),
    );
  return { path: filled(sample.path), query: filled(sample.query) };
};
