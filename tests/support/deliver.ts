import type { Context } from '#server/context.ts';
import { type Egress, egressOf } from '#server/deliveries/egress.ts';
import { Shares } from '#server/deliveries/shares.ts';
import { beginDue } from '#server/deliveries/start.ts';
import { webhookNoter } from '#server/status/webhook-health.ts';

/** Makes every due attempt and waits for the results; returns their number. */
export async function deliverDue(
  context: Context,
  { shares = new Shares(), ...egress }: Partial<Egress> & { shares?: Shares } = {},
): Promise<number> {
  const sender = {
    egress: { ...egressOf(context.env), ...egress },
    shares,
    noteWebhook: webhookNoter(context),
  };
  let made = 0;
  while (true) {
    const begun = await beginDue(context, sender);
    if (begun.length === 0) return made;
    await Promise.all(begun);
    made += begun.length;
  }
}
