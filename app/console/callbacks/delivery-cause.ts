import type { DeliveryCause } from '#content/interface/console-callbacks.ts';
import { deliveryProblems, type PracticeDelivery } from '#contract/deliveries.ts';

type Attempt = Pick<PracticeDelivery['attempts'][number], 'status' | 'problem'>;

/** Why an attempt failed; undefined where the receiver accepted it. */
export function causeOf({ status, problem }: Attempt): DeliveryCause | undefined {
  if (status === null) return deliveryProblems.find((one) => one === problem) ?? 'no-connection';
  if (status >= 200 && status < 300) return undefined;
  if (status === 401) return 'refused-signature';
  return status >= 300 && status < 400 ? 'redirect' : 'refused';
}

/** Whether a connection to the receiver was established. */
export const isConnected = ({ status, problem }: Attempt): boolean =>
  status !== null || ['no-answer', 'closed', 'bad-answer'].includes(problem ?? '');
