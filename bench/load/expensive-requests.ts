import { join } from 'node:path';
import { pagePath } from '#content/site-map.ts';
import { feedPath } from '#content/status/feeds.ts';
import { agentsPath } from '#content/well-known.ts';
import { logIn, signUp } from '#contract/accounts.ts';
import { fetchPuzzle, fetchWork } from '#contract/captcha.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { openPractice, readTraffic, sandboxPath } from '#contract/practice.ts';
import { lookUpCountry, recordEvent } from '#contract/visit.ts';
import { maxSlowdownDuringExpensive } from '../budgets.ts';
import type { Target, Volley } from './fire.ts';
import type { PracticeKeys } from './open-practice.ts';
import type { Scenario } from './scenarios.ts';

/** The most expensive request of a kind that anyone may send, as often as its rate limit allows. */
type ExpensiveRequest = {
  kind: string;
  target: Omit<Target, 'name'>;
  perSecond: number;
  answers: number[];
  changes?: string;
};

const json = { 'content-type': 'application/json' };
const defaultPerSecond = 10;
const sandboxPerSecond = 40;

const get = (path: string, headers = {}): Omit<Target, 'name'> => ({
  method: 'GET',
  path,
  headers,
});

const post = (path: string, body: unknown): Omit<Target, 'name'> => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});

const message = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });

const toAgents = (body: unknown): Omit<Target, 'name'> => {
  const { headers, ...target } = post(agentsPath, body);
  return { ...target, headers: { ...headers, accept: 'application/json, text/event-stream' } };
};

const tool = (name: string, input: unknown) => message('tools/call', { name, arguments: input });

const search = (language: string) => tool('search_documents', { query: 'filled in', language });

const batchOfSearches = Array.from({ length: 100 }, (_, at) =>
  tool('search_documents', { query: `how many texts a second ${at}` }),
);

const usually = { perSecond: defaultPerSecond, answers: [200, 429] };
const longEmail = `${'a.'.repeat(7_000)}@`;
const nested = JSON.parse(`${'['.repeat(3_500)}${']'.repeat(3_500)}`);

const expensiveRequests = ({ token }: PracticeKeys): ExpensiveRequest[] => [
  { kind: 'batches of searches', target: toAgents(batchOfSearches), perSecond: 1, answers: [400] },
  ...['en', 'zh'].map((language) => ({
    kind: `searches (${language})`,
    target: toAgents(search(language)),
    ...usually,
    changes: join(import.meta.dirname, 'vary-search.cjs'),
  })),
  { kind: 'lists of tools', target: toAgents(message('tools/list', {})), ...usually },
  { kind: 'nested tool calls', target: toAgents(tool('x', nested)), ...usually },
  {
    kind: 'documents by tool',
    target: toAgents(tool('read_document', { path: '/document-en/wa-gl/flows' })),
    ...usually,
  },
  {
    kind: 'signed requests by tool',
    target: toAgents(
      tool('build_request', { call: 'smsSendV2', input: { content: "'".repeat(7_000) } }),
    ),
    ...usually,
  },
  { kind: 'pages', target: get('/document-en/wa-gl/flows'), ...usually },
  { kind: 'the full text in one language', target: get('/llms-full.txt?lang=python'), ...usually },
  {
    kind: 'a document in one language',
    target: get('/document-en/wa-gl/flows.md?lang=go'),
    ...usually,
  },
  {
    kind: 'megabytes at the sandbox',
    target: post(`${sandboxPath}/sms/mt`, { a: Array.from({ length: 320_000 }, () => ({})) }),
    perSecond: sandboxPerSecond,
    answers: [400, 429],
  },
  { kind: 'practice sessions', target: post(openPractice.path, {}), ...usually },
  { kind: 'looks at the traffic', target: post(readTraffic.path, { token }), ...usually },
  { kind: 'puzzles', target: get(fetchPuzzle.path), ...usually },
  { kind: 'calculations', target: get(fetchWork.path), ...usually },
  {
    kind: 'bad logins',
    target: post(logIn.path, { account: longEmail, password: 'a' }),
    ...usually,
  },
  { kind: 'bad sign-ups', target: post(signUp.path, { email: longEmail }), ...usually },
  {
    kind: 'bad contact messages',
    target: post(sendContactMessage.path, { email: longEmail }),
    ...usually,
  },
  {
    kind: 'events',
    target: post(recordEvent.path, { name: 'bench', payload: { text: 'a'.repeat(200) } }),
    ...usually,
  },
  { kind: 'status pages', target: get(pagePath('service-status', 'en')), ...usually },
  { kind: 'status feeds', target: get(feedPath('atom', 'en')), ...usually },
  { kind: 'country lookups', target: get(lookUpCountry.path), ...usually },
];

/** Another visitor reads a page meanwhile; a trusted proxy header separates the addresses. */
const visitor = '203.0.113.250';

export const duringExpensiveRequests = (keys: PracticeKeys): Scenario[] =>
  expensiveRequests(keys).map(({ kind, target, perSecond, answers, changes }, at) => {
    const headers = { ...target.headers, 'x-forwarded-for': `203.0.113.${at + 1}` };
    return {
      name: `a page while one address sends ${kind}`,
      measured: reading,
      background: {
        target: { ...target, name: kind, headers },
        connections: 2,
        perSecond,
        answers,
        // A refusal does not wait for the rest of a long body.
        mayBreakOff: true,
        ...(changes && { changes }),
      },
      against: reading,
      percentile: 95,
      maxTimes: maxSlowdownDuringExpensive,
      seconds: 10,
      // By then the address has spent its saved-up budget.
      leadSeconds: 4,
    };
  });

const reading: Volley = {
  target: {
    name: 'page',
    method: 'GET',
    path: pagePath('home', 'en'),
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitor },
  },
  connections: 5,
  perSecond: 100,
  answers: [200],
};
