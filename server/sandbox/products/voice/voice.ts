import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { hasOutcome } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Product, rule } from '../../behaviour/rules.ts';
import { startTime } from '../../behaviour/start-time.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import { requireHours, type Window } from './hours.ts';
import { type Calling, call, placeCall, requireCallerId } from './place-call.ts';
import { recordingRules, requirePlayable } from './recordings.ts';

/** A group call. */
const task = 'voice.task';

const calledTooOften = 2206;
const reportedTooLate = 2231;
const wrongUse = 2232;

type GroupCall = Calling & {
  phones: string[];
  fileId?: string;
  startAt?: string;
  window?: Window;
  callsPerSecond: number;
};

export const voice: Product = {
  rules: {
    ...recordingRules,

    voiceSendCode: rule<Calling & { phone: string }>(async (given) => {
      requireCallerId(given.input);
      await requireFewCalls(given, 'code');
      return (await placeCall(given, { type: 'code', phone: given.input.phone })).data;
    }),

    voiceNotify: rule<Calling & { phone: string; fileId?: string }>(async (given) => {
      const { phone, fileId } = given.input;
      requireCallerId(given.input);
      await requirePlayable(given.store, fileId);
      await requireFewCalls(given, 'notification');
      return (await placeCall(given, { type: 'notification', phone })).data;
    }),

    voiceGroupCall: rule<GroupCall>(async (given) => {
      const { store, input, now } = given;
      const { orderId, callsPerSecond } = input;
      requireHours(input.window);
      requireCallerId(input);
      await requirePlayable(store, input.fileId);
      const start = startTime(input.startAt, now, 7 * dayMs);
      const taskId = newId();
      let waitMs = start.getTime() - now.getTime();
      const judged = await processBatch(given, input.phones, async (phone) => {
        const { id } = await placeCall(given, { type: 'group', phone, taskId, waitMs });
        waitMs += secondMs / callsPerSecond;
        return { phone, callId: id };
      });
      const endAt = timeAfter(start, dayMs);
      const data = { taskId, orderId, startAt: shortTime(start), endAt };
      await store.add(task, taskId, data);
      return { ...data, ...judged };
    }),

    voiceReportCode: rule<{ callId: string; outcome: string; usedAt?: string }>(
      async ({ store, input, now }) => {
        const { callId, outcome } = input;
        const made = await store.find(call, callId, 'callId');
        if (made.data.type !== 'code') throw new Refusal(notThere, { field: 'callId' });
        if (!made.isSeed && now.getTime() > made.madeAt.getTime() + 72 * hourMs)
          throw new Refusal(reportedTooLate);
        const used = input.usedAt === undefined ? now : new Date(input.usedAt);
        if (used < new Date(String(made.data.acceptedAt)) || used > now)
          throw new Refusal(wrongUse);
        const report = { outcome, usedAt: shortTime(used) };
        await store.change(call, made, report, { keepSteps: true });
        return { callId, ...report };
      },
    ),
  },
};

const callsToOneNumber = [
  { most: 1, withinMs: minuteMs },
  { most: 5, withinMs: hourMs },
  { most: 10, withinMs: dayMs },
];

/** Codes and notifications have separate limits; group calls have none. */
async function requireFewCalls(
  { store, input, now }: Given<{ phone: string }>,
  type: 'code' | 'notification',
): Promise<void> {
  const { phone } = input;
  if (hasOutcome(phone)) return;
  const made = (await store.list(call)).filter((one) => hasAll(one, { type, phone }));
  refuseTooOften(calledTooOften, callsToOneNumber, made, now);
}
