import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { RequestOutline, RequestStatus } from '#contract/requests.ts';
import { containing } from '../db/containing.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sandboxRequests } from '../db/sandbox-schema.ts';
import { maskedPath, shownAtEnd } from '../masked-address.ts';

export type RequestFilter = {
  since?: Date | undefined;
  status?: RequestStatus | undefined;
  key?: string | undefined;
  /** Ids of calls. */
  calls?: readonly string[] | undefined;
  /** The last digits of a number in the request, of which only the shown ones are compared. */
  digits?: string | undefined;
  /** A `requestId`, a code, or a part of a path. */
  find?: string | undefined;
};

export type LoggedRequest = typeof sandboxRequests.$inferSelect;

// Without what is long and only shown of one request.
const {
  query: _query,
  headers: _headers,
  body: _body,
  answer: _answer,
  ...outline
} = getTableColumns(sandboxRequests);

export type RequestRow = Omit<LoggedRequest, 'query' | 'headers' | 'body' | 'answer'>;

const pageSize = 50;

type Page = {
  /** The id of the last known request. */
  before?: string | undefined;
  limit?: number;
};

/** One page, newest first. */
export async function selectRequests(
  database: Database | Transaction,
  applicationId: string,
  filter: RequestFilter,
  { before, limit = pageSize }: Page = {},
): Promise<{ requests: RequestRow[]; hasMore: boolean }> {
  const rows = await database
    .select(outline)
    .from(sandboxRequests)
    .where(and(matches(applicationId, filter), before ? isBefore(before) : undefined))
    .orderBy(desc(sandboxRequests.madeAt), desc(sandboxRequests.id))
    .limit(limit + 1);
  return { requests: rows.slice(0, limit), hasMore: rows.length > limit };
}

export async function selectRequest(
  database: Database | Transaction,
  applicationId: string,
  id: string,
): Promise<LoggedRequest | undefined> {
  const [found] = await database
    .select()
    .from(sandboxRequests)
    .where(and(eq(sandboxRequests.applicationId, applicationId), eq(sandboxRequests.id, id)));
  return found;
}

/** Log ids of requests with this `requestId`, newest first; several may share it. */
export async function selectIdsOf(
  database: Database | Transaction,
  applicationId: string,
  requestId: string,
): Promise<string[]> {
  const { id } = sandboxRequests;
  const rows = await database
    .select({ id })
    .from(sandboxRequests)
    .where(
      and(
        eq(sandboxRequests.applicationId, applicationId),
        or(eq(id, requestId), eq(sandboxRequests.requestId, requestId)),
      ),
    )
    .orderBy(desc(sandboxRequests.madeAt), desc(id))
    .limit(pageSize);
  return rows.map((row) => row.id);
}

/** Requests by status class, whatever status is filtered for. */
export async function countByStatus(
  database: Database | Transaction,
  applicationId: string,
  { status: _, ...filter }: RequestFilter,
): Promise<Record<RequestStatus | 'all', number>> {
  const kind = sql<number>`${sandboxRequests.status} / 100`;
  const rows = await database
    .select({ kind, requests: count() })
    .from(sandboxRequests)
    .where(matches(applicationId, filter))
    .groupBy(kind);
  const of = (first: number) => rows.find((row) => row.kind === first)?.requests ?? 0;
  const counts = { '2xx': of(2), '4xx': of(4), '5xx': of(5) };
  return { all: counts['2xx'] + counts['4xx'] + counts['5xx'], ...counts };
}

/** The number of requests after a known one, or of all. */
export const countNewer = (
  database: Database | Transaction,
  applicationId: string,
  filter: RequestFilter,
  after: string | undefined,
): Promise<number> =>
  database.$count(
    sandboxRequests,
    and(matches(applicationId, filter), after ? isAfter(after) : undefined),
  );

/** Uses of each key since a time. */
export async function countByKey(
  database: Database | Transaction,
  applicationId: string,
  since: Date,
): Promise<Map<string, number>> {
  const rows = await database
    .select({ key: sandboxRequests.keyId, requests: count() })
    .from(sandboxRequests)
    .where(matches(applicationId, { since }))
    .groupBy(sandboxRequests.keyId);
  return new Map(rows.flatMap(({ key, requests }) => (key ? [[key, requests]] : [])));
}

/** Without what was sent and answered. */
export const outlineOf = ({
  id,
  requestId,
  method,
  path,
  status,
  code,
  tookMs,
  madeAt,
}: RequestRow): RequestOutline => ({
  id,
  requestId: requestId ?? id,
  method,
  path: maskedPath(path),
  status,
  code,
  tookMs,
  madeAt: madeAt.toISOString(),
});

const place = sql`(${sandboxRequests.madeAt}, ${sandboxRequests.id})`;
const placeOf = (id: string): SQL =>
  sql`(select known.made_at, known.id from ${sandboxRequests} known where known.id = ${id})`;
const isBefore = (id: string): SQL => sql`${place} < ${placeOf(id)}`;
const isAfter = (id: string): SQL => sql`${place} > ${placeOf(id)}`;

function matches(
  applicationId: string,
  { since, status, key, calls, digits, find = '' }: RequestFilter,
): SQL | undefined {
  const first = Number(status?.[0]) * 100;
  return and(
    eq(sandboxRequests.applicationId, applicationId),
    since && gte(sandboxRequests.madeAt, since),
    status && and(gte(sandboxRequests.status, first), lt(sandboxRequests.status, first + 100)),
    key ? eq(sandboxRequests.keyId, key) : undefined,
    calls && inArray(sandboxRequests.callId, [...calls]),
    digits ? hasNumber(digits) : undefined,
    find === '' ? undefined : hasFound(find),
  );
}

/** The `requestId` of the answer. */
const requestIdColumn = sql`coalesce(${sandboxRequests.requestId}, ${sandboxRequests.id})`;

const hasFound = (find: string): SQL | undefined =>
  or(
    eq(sql`${requestIdColumn}::text`, find.toLowerCase()),
    eq(sql`${sandboxRequests.code}::text`, find),
    and(
      containing(sandboxRequests.path, find),
      // What readers see masked, nobody may find letter by letter.
      /\d/.test(find) ? isShown(find) : or(hasNoMail, isShown(find)),
    ),
  );

const hasNoMail = sql`(strpos(${sandboxRequests.path}, '@') = 0
  and strpos(${sandboxRequests.path}, '%40') = 0)`;

/** The path without the parts that `maskedPath` masks, percent-encoded or not. */
const shownPath = sql`regexp_replace(${sandboxRequests.path},
  '/(([+]|%2[Bb])?[0-9]{7,15}|[^/]*([@,;|]|%40|%2[Cc]|%3[0-9Bb]|%7[Cc]|%20)[^/]*)(?=/|$)', '/', 'g')`;

const isShown = (find: string): SQL | undefined => containing(shownPath, find);

/**
 * Finds exactly the numbers that `maskedAddress` would show with these digits at the end. The plain
 * comparisons spare most rows the expressions, which take ten times as long.
 */
function hasNumber(digits: string): SQL {
  const { body, path, query } = sandboxRequests;
  const shown = digits.slice(-shownAtEnd);
  const number = `[0-9]{${7 - shown.length},${15 - shown.length}}${shown}`;
  return sql`(
    ${body} like ${`%${shown}"%`} and ${body} ~ ${`"[+]?${number}"`}
    or (${path} like ${`%${shown}%`} or ${query} like ${`%${shown}%`})
      and ${path} || '?' || ${query} ~ ${`[/=]([+]|%2[Bb])?${number}([/?&]|$)`})`;
}
