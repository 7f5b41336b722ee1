import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { redeliver } from '../run/redeliver.ts';
import { isRefused, lastAttempt, type Run } from '../run/run.ts';
import type { useTry } from '../run/use-try.ts';
import type { Delivered } from '../run/watch-run.ts';
import styles from './start.module.css';

/** The callback of the first call, as the sandbox's catcher received it. */
export function CallbackActions({
  words,
  tried,
}: {
  words: TryWords;
  tried: ReturnType<typeof useTry>;
}) {
  const delivery = deliveryOf(tried.run);
  const attempt = delivery && lastAttempt(delivery);
  if (!delivery || !attempt)
    return (
      <p className={styles.arrived} data-waiting="">
        {isUnderWay(tried.run) ? words.run.arrives : words.start.callbackFirst}
      </p>
    );
  const again = async () => {
    const session = await tried.take();
    if (!session) return;
    await redeliver(session.token, delivery.id);
    tried.watchAgain();
  };
  return (
    <>
      <p className={styles.arrived}>
        <b>{delivery.event}</b> {checksOf(delivery, words).join(words.start.separator)}
      </p>
      <p className={classNames(actions.actions, styles.actions)}>
        <Button variant="ink" size="small" disabled={delivery.state === 'waiting'} onClick={again}>
          {words.start.deliverAgain}
        </Button>
      </p>
    </>
  );
}

const isUnderWay = (run: Run): boolean =>
  run.step === 'sending' || (run.step === 'answered' && !isRefused(run) && !run.isOver);

const deliveryOf = (run: Run): Delivered | undefined =>
  run.step === 'answered' ? run.deliveries[0] : undefined;

function checksOf(delivery: Delivered, { run }: TryWords): string[] {
  const { status, tookMs = 0 } = lastAttempt(delivery) ?? {};
  const isTaken = delivery.state === 'received';
  return [
    delivery.isGenuine ? run.signatureRight : run.signatureWrong,
    fill(isTaken ? run.taken : run.refusedBy, { status: status ?? 0, count: tookMs }),
  ];
}
