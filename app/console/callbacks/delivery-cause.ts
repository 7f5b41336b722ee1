import type { DeliveryCause } from '#content/interface/console-callbacks.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';

type Attempt = Pick<PracticeDelivery['attempts'][number], 'status' | 'problem'>;

const causes: readonly DeliveryCause[] = [
  ...(['no-answer', 'name-not-found', 'certificate'] as const),
  ...(['no-connection', 'not-allowed', 'limited'] as const),
];

/** Why an attempt came to nothing; undefined where the receiver took it. */
export function causeOf({ status, problem }: Attempt): DeliveryCause | undefined {
  if (status === null) return causes.find((cause) => cause === problem) ?? 'no-connection';
  if (status >= 200 && status < 300) return undefined;
  if (status === 401) return 'refused-signature';
  return status >= 300 && status < 400 ? 'redirect' : 'refused';
}

/** Whether there was somebody to hear it. */
export const isConnected = ({ status, problem }: Attempt): boolean =>
  status !== null || problem === 'no-answer';
