import { randomUUID } from 'node:crypto';
import { minuteMs } from '#contract/time-units.ts';
import type { ApiKey } from '../applications/keys.ts';
import type { Transaction } from '../db/database.ts';
import { apiKeyUses, sandboxRequests } from '../db/sandbox-schema.ts';

/** Of the block for documentation (RFC 5737). */
export const sampleAddress = '203.0.113.24';

const text = {
  ...{ phones: ['12025550187'], content: 'Your code is 482916. It is valid for 5 minutes.' },
  ...{ senderId: 'HARBOUR', type: 'otp' },
};

const send = { callId: 'smsSendV2', method: 'POST', path: '/v2/sms/mt', sent: text };

type Kind = {
  callId: string;
  method: string;
  path: string;
  query?: string;
  sent?: object;
  status: number;
  code: number;
  msg: string;
  data?: object;
  tookMs: number;
};

const kinds = {
  accepted: {
    ...{ ...send, status: 200, code: 0, msg: 'success', tookMs: 38 },
    data: {
      accepted: [
        {
          ...{ phone: '12025550187', messageId: '7c1f2b90d4e84a53b6f0c2aa' },
          ...{ encoding: 'GSM-7', segments: 1 },
        },
      ],
      rejected: [],
    },
  },
  list: {
    ...{ callId: 'smsListRecords', method: 'GET', path: '/v2/sms/records' },
    ...{ query: '?status=UNDELIV', status: 200, code: 0, msg: 'success', tookMs: 21 },
    data: { total: 0, page: 1, pageSize: 20, records: [] },
  },
  noneAccepted: {
    ...{ ...send, sent: { ...text, phones: ['0202555018'] } },
    ...{ status: 422, code: 1005, msg: 'No entry of the list was accepted.', tookMs: 24 },
    data: {
      accepted: [],
      rejected: [{ index: 0, phone: '0202555018', code: 2001, msg: 'The number is not valid.' }],
    },
  },
  tooMany: { ...send, status: 429, code: 1301, msg: 'Too many requests.', tookMs: 3 },
  busy: { ...send, status: 503, code: 1502, msg: 'The service is busy.', tookMs: 1_204 },
  unsigned: {
    ...{ ...send, status: 401, code: 1102, tookMs: 4 },
    msg: 'The signature does not match the request.',
  },
} satisfies Record<string, Kind>;

/** The last day, each with the minutes since, newest first. */
const lastDay: readonly (readonly [keyof typeof kinds, minutesAgo: number])[] = [
  ...([
    ['accepted', 12],
    ['list', 14],
    ['noneAccepted', 17],
    ['accepted', 31],
  ] as const),
  ...([
    ['tooMany', 32],
    ['tooMany', 33],
    ['accepted', 58],
    ['busy', 96],
  ] as const),
  ...([
    ['accepted', 97],
    ['accepted', 140],
    ['noneAccepted', 205],
    ['accepted', 230],
  ] as const),
  ...([
    ['list', 300],
    ['accepted', 410],
    ['unsigned', 520],
    ['accepted', 523],
  ] as const),
  ...([
    ['accepted', 700],
    ['tooMany', 860],
    ['accepted', 905],
    ['accepted', 1_300],
  ] as const),
];

/** On each of the days before. */
const daysBefore = 6;
const perDay = ['accepted', 'accepted', 'list', 'accepted', 'noneAccepted', 'accepted'] as const;

export type SentSample = { id: string; at: Date };

/** A week of requests with the key for tests; returns the accepted ones of the last day. */
export async function addSampleRequests(
  tx: Transaction,
  { id: keyId, applicationId, accessKey }: ApiKey,
  now: Date,
): Promise<SentSample[]> {
  const before = Array.from({ length: daysBefore }, (_, day) =>
    perDay.map((kind, index) => [kind, (day + 1) * 1_440 + 130 + index * 97] as const),
  ).flat();
  const rows = [...lastDay, ...before].map(([name, minutesAgo]) => {
    const { sent, data, status, code, msg, query = '', ...kind }: Kind = kinds[name];
    const id = randomUUID();
    return {
      ...{ ...kind, id, applicationId, keyId, query, status, code, address: sampleAddress },
      headers: { 'content-type': 'application/json', 'x-access-key': accessKey },
      body: sent ? JSON.stringify(sent) : '',
      answer: JSON.stringify({ code, msg, requestId: id, ...(data && { data }) }),
      madeAt: new Date(now.getTime() - minutesAgo * minuteMs),
    };
  });
  await tx.insert(sandboxRequests).values(rows);
  const uses = rows.filter(({ status }) => status !== 401).length;
  await tx.insert(apiKeyUses).values({ keyId, uses });
  return lastDay.flatMap(([name], index) => {
    const row = rows[index];
    return row && name === 'accepted' ? [{ id: row.id, at: row.madeAt }] : [];
  });
}
