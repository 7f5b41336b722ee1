import { Button } from '#app/ui/button.tsx';
import type { TryWords } from '#content/interface/try.ts';
import styles from '../try/try-form.module.css';
import type { useTry } from '../try/use-try.ts';
import { canSign } from './sign.ts';

/** Why nothing can be sent now, and what can be done about it. */
export function SessionNote({
  words,
  tried,
}: {
  words: TryWords;
  tried: ReturnType<typeof useTry>;
}) {
  const { state } = tried.practice;
  if (state === 'ended')
    return (
      <div className={styles.note} role="alert">
        <i aria-hidden="true" />
        <div>
          <b>{words.ended.heading}</b>
          <p>{words.ended.text}</p>
          <Button variant="ink" size="small" onClick={tried.renew}>
            {words.ended.action}
          </Button>
        </div>
      </div>
    );
  const sentence = !canSign()
    ? words.insecure
    : state === 'off'
      ? words.off
      : state === 'too-many'
        ? words.tooManySessions
        : state === 'away'
          ? words.notOpened
          : undefined;
  if (!sentence) return null;
  return (
    <div className={styles.note} role="alert">
      <i aria-hidden="true" />
      <div>
        <b>{sentence}</b>
      </div>
    </div>
  );
}
