import { request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { deliverAgain } from '#contract/practice.ts';

/** Queues a callback for another attempt; false where that failed. */
export async function redeliver(token: string, deliveryId: string): Promise<boolean> {
  try {
    return isAccepted(await request(deliverAgain, { token, deliveryId }));
  } catch (problem) {
    console.error('The callback was not delivered again.', problem);
    return false;
  }
}
