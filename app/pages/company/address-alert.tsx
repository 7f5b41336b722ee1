import { DoubleTickIcon } from '#app/art/signs.tsx';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import { fill } from '#content/fill.ts';
import type { CompanyWords } from '#content/pages/company/structure.ts';
import styles from './address-alert.module.css';

/** Names the copied address, beside the cards of the map and never over them. */
export function AddressAlert({
  words,
  copied,
  onClose,
}: {
  words: CompanyWords['presence']['alert'];
  copied: { address: string; isCopied: boolean } | undefined;
  onClose: () => void;
}) {
  return (
    <div role="alert" className={styles.place}>
      {copied && (
        <div className={styles.alert} data-ground="paper">
          <DoubleTickIcon className={styles.sign} />
          <div>
            <p className={styles.heading}>{words.heading}</p>
            <p>{fill(words.text, { address: copied.address })}</p>
            {!copied.isCopied && <p>{words.byHand}</p>}
          </div>
          <button type="button" aria-label={words.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
