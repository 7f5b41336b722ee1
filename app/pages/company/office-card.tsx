import { Button } from '#app/ui/button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import type { OfficeData } from '#content/pages/company/company.ts';
import type { CompanyWords } from '#content/pages/company/structure.ts';
import styles from './office.module.css';

/** Address, telephone or mail of an office, and a button that copies the address. */
export function OfficeCard({
  id,
  office: { country, address, contactNumber, isHeadquarters },
  words,
  mail,
  onCopy,
  onClose,
}: {
  id: string;
  office: OfficeData;
  words: CompanyWords['presence'];
  mail: string;
  onCopy: (address: string) => void;
  onClose: () => void;
}) {
  return (
    <div id={id} className={styles.card} data-ground="paper">
      <div className={styles.head}>
        <h3>{country}</h3>
        {isHeadquarters && <p>{words.headquarters}</p>}
        <CloseButton
          className={styles.close}
          data-only="script"
          label={words.close}
          onClick={onClose}
        />
      </div>
      <dl>
        {address && (
          <div>
            <dt>{words.address}</dt>
            <dd>
              {/* Hidden from the keyboard, whose users have the button below. */}
              <button type="button" tabIndex={-1} onClick={() => onCopy(address)}>
                {address}
              </button>
            </dd>
          </div>
        )}
        {contactNumber && (
          <div>
            <dt>{words.telephone}</dt>
            <dd>
              <a href={`tel:${contactNumber.replaceAll(' ', '')}`}>{contactNumber}</a>
            </dd>
          </div>
        )}
        {!address && (
          <div>
            <dt>{words.mail}</dt>
            <dd>
              <a href={`mailto:${mail}`}>{mail}</a>
            </dd>
          </div>
        )}
      </dl>
      {address && (
        <Button
          size="small"
          className={styles.copy}
          data-only="script screen"
          onClick={() => onCopy(address)}
        >
          {words.copy}
        </Button>
      )}
    </div>
  );
}
