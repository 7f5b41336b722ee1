import { createPortal } from 'react-dom';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { start } from '../reader/ids.ts';
import { isReceived, type Run } from '../run/run.ts';
import styles from './start.module.css';

/** Ticks off the steps of a receiver as the catcher takes them. */
export function CallbackTicks({ line, run }: { line: HTMLElement; run: Run }) {
  const steps = line.querySelectorAll(`[${start.stop}="callback"] ol > li`);
  const isAnswered = run.step === 'answered';
  const isGenuine = isAnswered && run.deliveries.some((one) => one.isGenuine);
  const done = [isGenuine, isGenuine, isAnswered && isReceived(run)];
  return [...steps].map((step, index) =>
    createPortal(
      <i className={styles.tick} data-done={done[index] || undefined} aria-hidden="true">
        {done[index] && <DoubleTickIcon width={22} />}
      </i>,
      step,
    ),
  );
}
