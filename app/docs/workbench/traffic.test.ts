import { expect, test } from 'vitest';
import { reportedState, trafficRows } from './traffic.ts';

const request = (id: string, madeAt: string) => ({
  ...{ id, madeAt, callId: 'smsSendV2', method: 'POST', path: '/v2/sms/mt', query: '' },
  ...{ status: 200, code: 0, tookMs: 3 },
});

const attempt = (number: number, madeAt: string) => ({
  ...{ number, madeAt, tookMs: 1, headers: {}, status: 500, problem: null, reply: '' },
});

const delivery = (id: string, attempts: ReturnType<typeof attempt>[]) => ({
  ...{ id, requestId: 'a', event: 'sms.receipt', occurredAt: '', url: null, isSigned: true },
  ...{ body: '{"event":"sms.receipt","data":{"status":"UNDELIV"}}', state: 'waiting' as const },
  ...{ dueAt: '', attempts },
});

test('requests and attempts are sorted by time, oldest first', () => {
  const rows = trafficRows({
    requests: [request('b', '2026-11-16T09:00:05.000Z'), request('a', '2026-11-16T09:00:01.000Z')],
    deliveries: [
      delivery('d', [
        attempt(1, '2026-11-16T09:00:03.000Z'),
        attempt(2, '2026-11-16T09:00:06.000Z'),
      ]),
      delivery('without attempts', []),
    ],
  });
  expect(rows.map(({ id }) => id)).toEqual(['a', 'd-1', 'b', 'd-2']);
});

test('a request stands before its callbacks of the same millisecond', () => {
  const at = '2026-11-16T09:00:01.000Z';
  const rows = trafficRows({
    requests: [request('a', at)],
    deliveries: [delivery('d', [attempt(1, at)])],
  });
  expect(rows.map(({ id }) => id)).toEqual(['a', 'd-1']);
});

test('the reported state of a callback is the status in its body', () => {
  expect(reportedState(delivery('d', []))).toBe('UNDELIV');
  expect(reportedState({ ...delivery('d', []), body: 'nothing' })).toBeUndefined();
});
