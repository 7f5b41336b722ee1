import { randomBytes } from 'node:crypto';
import { secondMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import { isNumber } from '../../behaviour/outcomes.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { findExtension } from './extensions.ts';

/** Stands for a number that extensions may call but not see. */
export const token = 'nxphone.token';

const badNumber = 6301;
const cannotBeUsed = 6309;

type ToHide = {
  phones: string[];
  extension?: string;
  ttlSeconds: number;
  maxCalls: number;
  orderId?: string;
};

export const tokenRules: Record<string, Rule> = {
  nxphoneCreateDeviceToken: rule<{ extension: string; deviceId: string; ttlSeconds: number }>(
    async ({ store, input, now }) => {
      const { extension, deviceId, ttlSeconds } = input;
      await findExtension(store, extension);
      const made = `nxd_${randomBytes(16).toString('hex')}`;
      return { token: made, extension, deviceId, expiresAt: after(now, ttlSeconds) };
    },
  ),

  nxphoneCreateTokens: rule<ToHide>(async (given) => {
    const { store, input, now } = given;
    const { phones, extension, ttlSeconds, maxCalls, orderId } = input;
    if (extension) await findExtension(store, extension);
    const expiresAt = after(now, ttlSeconds);
    const limits = { extension, expiresAt, callsLeft: maxCalls };
    const judged = await processBatch(given, phones, async (phone) => {
      if (!isNumber(phone)) throw new Refusal(badNumber);
      return {
        phone,
        numberToken: await makeToken(store, phone, limits),
        masked: masked(phone),
      };
    });
    return { orderId, expiresAt, ...judged };
  }),
};

type Limits = { extension?: string; expiresAt: string; callsLeft: number };

export async function makeToken(
  store: RecordStore,
  phone: string,
  limits: Limits,
): Promise<string> {
  const numberToken = `nxt_${randomBytes(8).toString('hex')}`;
  await store.add(token, numberToken, { phone, ...limits });
  return numberToken;
}

/** Resolves a token and counts one call. */
export async function useToken(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  numberToken: string,
  extension: string,
): Promise<string> {
  const found = await store.find(token, numberToken, cannotBeUsed);
  const { phone, extension: only = extension, expiresAt, callsLeft = 10 } = found.data;
  const hasEnded = !found.isSeed && new Date(String(expiresAt)) <= now;
  if (only !== extension || hasEnded || callsLeft === 0) throw new Refusal(cannotBeUsed);
  await store.change(token, found, { callsLeft: Number(callsLeft) - 1 });
  return String(phone);
}

/** Masked for colleagues. */
export const masked = (phone: string): string => {
  const [first, last] = phone.length >= 10 ? [4, 3] : [0, 2];
  const hidden = '*'.repeat(phone.length - first - last);
  return `${phone.slice(0, first)}${hidden}${phone.slice(-last)}`;
};

export const after = (now: Date, seconds: number): string => timeAfter(now, seconds * secondMs);
