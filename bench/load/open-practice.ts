import { parseReply } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import * as practice from '#contract/practice.ts';

export type PracticeKeys = Pick<practice.OpenedPractice, 'token' | 'accessKey' | 'secretKey'>;

export async function openPractice(origin: string): Promise<PracticeKeys> {
  const response = await fetch(origin + practice.openPractice.path, { method: 'POST' });
  const reply = parseReply(practice.openPractice, await response.json());
  if (!isAccepted(reply)) throw new Error(`No practice session: ${reply.code}`);
  return reply.data;
}
