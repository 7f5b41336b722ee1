import { setTimeout as pause } from 'node:timers/promises';
import { confirmSubscription, subscribe } from '#contract/status.ts';
import { messageTo } from '../messages.ts';
import type { Siblings } from './siblings.ts';

const mailedWithinMs = 10_000;
const link = /[?&]confirm=([\w-]{43})/;

/** Makes each address a webhook of the status; confirming sends a signed test there. */
export async function subscribeWebhooks(
  { urls, dataDir }: Siblings,
  addresses: readonly string[],
): Promise<void> {
  const [origin = ''] = urls();
  const send = async (path: string, input: object) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const { code } = await response.json();
    if (code !== 0) throw new Error(`${path} answered ${code}.`);
  };
  for (const [index, webhook] of addresses.entries()) {
    const email = `receiver${index}@nuntix.example`;
    await send(subscribe.path, { email, webhook });
    await send(confirmSubscription.path, { token: await tokenTo(dataDir, email) });
  }
}

async function tokenTo(dataDir: string, email: string): Promise<string> {
  const beganMs = performance.now();
  while (performance.now() - beganMs < mailedWithinMs) {
    const token = await messageTo(dataDir, email, link).catch(() => undefined);
    if (token) return token;
    await pause(50);
  }
  throw new Error(`No mail to ${email}.`);
}
