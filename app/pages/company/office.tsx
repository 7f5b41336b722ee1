import { type FocusEvent, type PointerEvent, useId, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import type { OfficeData } from '#content/pages/company/company.ts';
import type { CompanyWords } from '#content/pages/company/structure.ts';
import styles from './office.module.css';

/** Below 900 px the card is under the map, and the pointer must be able to reach it. */
const cardAtRing = '(width >= 900px)';

/** A ring on the map with its card: shown by hover, focus or tap; a second tap hides it. */
export function Office({
  office,
  words,
  mail,
  isOpen,
  onOpen,
  onClose,
  onCopy,
}: {
  office: OfficeData;
  words: CompanyWords['presence'];
  mail: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onCopy: (address: string) => void;
}) {
  const cardId = useId();
  const pointer = useRef('');
  const pin = useRef<HTMLButtonElement>(null);
  const { countryClass, country, address, contactNumber, isHeadquarters, map } = office;

  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && matchMedia(cardAtRing).matches) onClose();
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) onOpen();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  // Keep focus from getting lost with the closed card.
  const dismiss = () => {
    pin.current?.focus();
    onClose();
  };
  const press = () => {
    if (pointer.current === 'mouse' || !isOpen) onOpen();
    else onClose();
  };

  return (
    <li
      className={styles.office}
      data-office={countryClass}
      data-name={map.wide.name}
      data-card={map.wide.card}
      data-narrow-name={'onRail' in map.narrow ? 'on-rail' : map.narrow.name}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onOpen()}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && dismiss()}
    >
      <button
        ref={pin}
        type="button"
        className={styles.pin}
        aria-expanded={isOpen}
        aria-controls={cardId}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onKeyDown={() => {
          pointer.current = '';
        }}
        onClick={press}
      >
        <span className={styles.name} data-headquarters={isHeadquarters || undefined}>
          {country}
        </span>
      </button>
      <div id={cardId} className={styles.card} data-ground="paper">
        <div className={styles.head}>
          <h3>{country}</h3>
          {isHeadquarters && <p>{words.headquarters}</p>}
          <CloseButton
            className={styles.close}
            data-only="script"
            label={words.close}
            onClick={dismiss}
          />
        </div>
        <dl>
          {address && (
            <div>
              <dt>{words.address}</dt>
              <dd>
                {/* For pointers only: keyboard users have the button below. */}
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
    </li>
  );
}
