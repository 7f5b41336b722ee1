import { type FocusEvent, type PointerEvent, useId, useRef } from 'react';
import type { OfficeData } from '#content/pages/company/company.ts';
import type { CompanyWords } from '#content/pages/company/structure.ts';
import styles from './office.module.css';
import { OfficeCard } from './office-card.tsx';

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
  const { countryClass, country, isHeadquarters, map } = office;

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
      <OfficeCard {...{ office, words, mail, onCopy }} id={cardId} onClose={dismiss} />
    </li>
  );
}
