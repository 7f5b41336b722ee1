import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  getAllCountryList,
  getCustomerByPhone,
  logIn,
  mailForgetPassword,
} from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { overviewServices } from '#contract/status.ts';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { findHome } from '#server/db/embedded/home.ts';
import { clusterProcesses } from '#server/db/embedded/processes.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import { demoAccount, startProduct, temporaryFolder } from '../product.ts';
import type { FaultScenario, Finding } from './scenario.ts';

/** Maximum response time for a caller, plus a margin for a busy machine. */
const answerWithinMs = 3_000;
const allowanceMs = 500;
const frozenMs = 8_000;
const callsAtOnce = 25;

/** Stops every process of PostgreSQL with SIGSTOP: connections stay open and nothing answers. */
export const frozenDatabase: FaultScenario = {
  name: 'frozen-database',
  about: `PostgreSQL stands still for ${frozenMs / 1000} s while visitors call`,
  run: async (run, { say }) => {
    const { url, dataDir, account } = await startFilled(run);
    const calls = [
      ask(url, logIn, { account: account.email, password: account.password }),
      ask(url, mailForgetPassword, { email: account.email }),
      ask(url, getCustomerByPhone, { phone: '+6581234567' }),
      ask(url, getAllCountryList, {}),
    ];
    await ask(url, overviewServices, undefined)();
    const home = await findHome(dataDir);
    const processes = home ? await clusterProcesses(home) : [];
    let isFrozen = false;
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      isFrozen = name === 'SIGSTOP';
      for (const pid of processes) process.kill(pid, name);
    };
    run.onEnd(async () => isFrozen && signal('SIGCONT'));
    say(`${processes.length} processes of PostgreSQL stand still`);
    signal('SIGSTOP');
    const answers = await callFor(frozenMs, calls);
    const page = await timed(() => fetch(url));
    const status = await ask(url, overviewServices, undefined)();
    signal('SIGCONT');
    return [
      ...holdFindings('calls', answers, 503),
      { what: `a page came in ${page.ms} ms`, holds: page.status === 200 && page.ms < 1_000 },
      {
        what: `the status came in ${status.ms} ms`,
        holds: status.status === 200 && status.ms < 1_000,
      },
      await recovery(calls),
    ];
  },
};

/** Locks a table that logins and resets need. */
export const lockedTable: FaultScenario = {
  name: 'locked-table',
  about: `the table of customers is locked for ${frozenMs / 1000} s while visitors call`,
  run: async (run, { say }) => {
    const { url, dataDir, account } = await startFilled(run);
    const locked = [
      ask(url, logIn, { account: account.email, password: account.password }),
      ask(url, mailForgetPassword, { email: account.email }),
    ];
    const others = [ask(url, getAllCountryList, {})];
    const database = openDatabase((await runningEmbedded(dataDir)) ?? '', { poolSize: 1 });
    run.onEnd(() => closeDatabase(database));
    say('the table is locked');
    const [answers, beside] = await database.transaction(async (tx) => {
      await tx.execute(sql`lock table customers in access exclusive mode`);
      return Promise.all([callFor(frozenMs, locked), callFor(frozenMs, others)]);
    });
    return [
      ...holdFindings('calls that need it', answers, 503),
      ...holdFindings('other calls', beside, 200),
      await recovery(locked),
    ];
  },
};

async function startFilled(run: Parameters<FaultScenario['run']>[0]) {
  const dataDir = await temporaryFolder(run);
  const product = await startProduct(run, {
    DATA_DIR: dataDir,
    CODE_PAUSE_SECONDS: '1',
    LIMIT_CODES_PER_DAY: '1000000',
    // The load of this machine must not influence the result.
    LIMIT_DELAY_MS: '0',
  });
  return { url: product.url, dataDir, account: await demoAccount(dataDir) };
}

type Answer = { status: number; ms: number };
type Ask = () => Promise<Answer>;

const ask =
  (origin: string, call: Call, input: Record<string, string> | undefined): Ask =>
  () => {
    const query = call.kind === 'query' && input ? `?${new URLSearchParams(input)}` : '';
    const body = call.kind === 'form' ? new URLSearchParams(input) : JSON.stringify(input);
    return timed(() =>
      fetch(origin + call.path + query, {
        method: call.method,
        ...(call.method === 'POST' && { body }),
        ...(call.kind === 'json' && { headers: { 'content-type': 'application/json' } }),
        signal: AbortSignal.timeout(60_000),
      }),
    );
  };

async function timed(send: () => Promise<Response>): Promise<Answer> {
  const beganMs = performance.now();
  const status = await send().then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
  return { status, ms: Math.round(performance.now() - beganMs) };
}

/** Keeps this many calls in flight until the time is over. */
async function callFor(durationMs: number, calls: readonly Ask[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const untilMs = performance.now() + durationMs;
  const callers = Array.from({ length: callsAtOnce }, async (_, caller) => {
    for (let count = caller; performance.now() < untilMs; count += 1) {
      const answer = await calls[count % calls.length]?.();
      if (answer) answers.push(answer);
      await pause(20);
    }
  });
  await Promise.all(callers);
  return answers;
}

function holdFindings(who: string, answers: readonly Answer[], expected: number): Finding[] {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const others = answers.filter(({ status }) => status !== expected);
  return [
    {
      what: `${answers.length} ${who}: ${answers.length - others.length} answered ${expected}${others.length > 0 ? `, others ${[...new Set(others.map(({ status }) => status))].join(', ')}` : ''}`,
      holds: answers.length > 0 && others.length === 0,
    },
    {
      what: `the slowest of the ${who} took ${slowest} ms`,
      holds: slowest <= answerWithinMs + allowanceMs,
    },
  ];
}

async function recovery(calls: readonly Ask[]): Promise<Finding> {
  const beganMs = performance.now();
  for (;;) {
    const answers = await Promise.all(calls.map((one) => one()));
    const seconds = Math.round((performance.now() - beganMs) / 100) / 10;
    // A refusal with a message, such as a rate limit, is an answer too.
    if (answers.every(({ status }) => status > 0 && status < 500))
      return { what: `all of them are answered again after ${seconds} s`, holds: true };
    if (seconds > 10) return { what: `still not answered after ${seconds} s`, holds: false };
    await pause(200);
  }
}
