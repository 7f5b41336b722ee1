import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { FactorActions } from './factor-actions.ts';
import styles from './offer.module.css';

/** Offers a second factor to viewers with a password only. */
export function Offer({ canAddPasskey, busy, onAddPasskey, onSetUpApp }: FactorActions) {
  const words = useWords('consoleSecurity');
  const { heading, sentence, app, appSentence, appFirst } = words.offer;
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <h2 id="offer" tabIndex={-1}>
        {heading}
      </h2>
      <p>{canAddPasskey ? sentence : appSentence}</p>
      <div className={actions.actions}>
        {canAddPasskey && (
          <Button arrow aria-disabled={busy !== undefined || undefined} onClick={onAddPasskey}>
            {busy === 'passkey' ? words.passkeys.adding : words.passkeys.add}
          </Button>
        )}
        <Button
          variant={canAddPasskey ? 'outline' : 'hot'}
          arrow={!canAddPasskey}
          aria-disabled={busy !== undefined || undefined}
          onClick={onSetUpApp}
        >
          {busy === 'app' ? words.others.settingUp : canAddPasskey ? app : appFirst}
        </Button>
      </div>
    </section>
  );
}
