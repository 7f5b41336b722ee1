/**
 * A gateway in small: keeps the accounts it reads in a file, takes one event a line from standard
 * input, and reports totals. Run with Node 24: `GATEWAY_URL`, `GATEWAY_TOKEN`, `GATEWAY_STATE`.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';

type Key = { key: string; secret: string; rights: string[]; ends: string | null };
type Account = { account: string; revision: string; state: string; keys: Key[] };
/** A message and how it ended; `cost` is in ten thousandths. */
type Event = { key: string; country: string; status: string; cost: number; at: string };
const nothing = { count: 0, segments: 0, delivered: 0, used: 0, version: 0 };
type Row = typeof nothing & { account: string; failed: Record<string, number> };
type Total = { row: Row; cost: number; reported?: number };

const { GATEWAY_URL: url = '', GATEWAY_TOKEN: token = '' } = process.env;
const { GATEWAY_STATE: file = 'gateway.json', REPORT_SECONDS: seconds = '10' } = process.env;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const say = (what: object): void => console.log(JSON.stringify(what));

type State = { cursor?: string; accounts: Record<string, Account>; totals: Record<string, Total> };
const stored = existsSync(file) ? readFileSync(file, 'utf8') : '{"accounts":{},"totals":{}}';
const state: State = JSON.parse(stored);

function store(): void {
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Reads a page of changes; the cursor is stored with the accounts it stands for. */
async function poll(): Promise<void> {
  const query = state.cursor ? `?wait=25&after=${state.cursor}` : '';
  const response = await fetch(`${url}/gateway/v1/changes${query}`, { headers });
  if (response.status === 410) Object.assign(state, { cursor: undefined, accounts: {} });
  if (!response.ok) throw new Error(`changes: ${response.status}`);
  const { accounts, cursor } = await response.json();
  for (const account of accounts as Account[]) {
    const known = state.accounts[account.account];
    if (known && Number(known.revision) >= Number(account.revision)) continue;
    if (account.state === 'gone') delete state.accounts[account.account];
    else state.accounts[account.account] = account;
  }
  state.cursor = cursor;
  store();
  if (accounts.length > 0) say({ read: accounts.length });
}

const worksNow = ({ ends }: Key): boolean => ends === null || Date.parse(ends) > Date.now();

/** Takes an event if its key works. */
function take(event: Event): void {
  const account = Object.values(state.accounts).find(({ keys }) =>
    keys.some((one) => one.key === event.key && worksNow(one)),
  )?.account;
  if (account) add(account, event);
  say(account ? { taken: event.key } : { refused: event.key });
}

function add(account: string, { key, country, status, cost, at }: Event): void {
  const [day = ''] = at.split('T');
  const empty = { account, key, product: 'sms', country, day, currency: 'USD', ...nothing };
  const id = [key, country, day].join(' ');
  const total = state.totals[id] ?? { row: { ...empty, failed: {} }, cost: 0 };
  const { row } = total;
  for (const sum of ['count', 'segments'] as const) row[sum] += 1;
  if (status === 'DELIVRD') row.delivered += 1;
  else row.failed[status] = (row.failed[status] ?? 0) + 1;
  total.cost += cost;
  Object.assign(row, { price: (total.cost / 10_000).toFixed(4), lastUsedAt: at });
  row.version = Math.max(Date.now(), row.version + 1);
  state.totals[id] = total;
  store();
}

/** Reports the rows that changed. A row is a total, so a repeat after a lost answer is harmless. */
async function report(): Promise<void> {
  const completeUntil = new Date().toISOString();
  const totals = Object.values(state.totals).filter(
    ({ row, reported }) => row.version !== reported,
  );
  const page = totals.slice(0, 1_000).map((total) => ({ total, version: total.row.version }));
  const isLast = totals.length === page.length;
  const rows = page.map(({ total }) => total.row);
  const body = JSON.stringify({ rows, ...(isLast && { completeUntil }) });
  const response = await fetch(`${url}/gateway/v1/usage`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`usage: ${response.status}`);
  for (const { total, version } of page) total.reported = version;
  store();
  if (page.length > 0) say({ reported: await response.json() });
}

/** Goes on after a failure: a lost answer, a restart of the site, 429 or 503. */
const again = (work: () => Promise<void>): Promise<void> =>
  work().catch((error) => after(1_000, say({ problem: String(error) })));
createInterface({ input: process.stdin }).on('line', (line) => take(JSON.parse(line)));
setInterval(() => again(report), Number(seconds) * 1_000);
for (;;) await again(poll);
