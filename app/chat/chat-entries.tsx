import type { ReactNode } from 'react';
import { BrandIcon } from '#app/art/brand-glyphs.tsx';
import { MessagesSquare, Phone } from '#app/art/icons/contact.tsx';
import { MessageCircle } from '#app/art/icons/reader.tsx';
import { ArrowIcon } from '#app/art/signs.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import type { ContactPanelWords } from '#content/interface/contact-panel.ts';
import type { ChatEntry } from '#content/interface/layout/structure.ts';
import styles from './chat-entries.module.css';

/** The contact channels of this language and brand. */
export function ChatEntries({
  words: { entries, qrAlternative },
  onContact,
}: {
  words: ContactPanelWords;
  onContact: () => void;
}) {
  const { dot } = useLocaleSettings();
  const codes = entries.filter(({ entry }) => isCode(entry));
  const rows = entries.filter(({ entry }) => !isCode(entry));

  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ entry, target, label, note }) => (
          <li key={entry}>
            <Row entry={entry} target={target} onContact={onContact}>
              <i className={styles.sign}>{signs[entry]}</i>
              <span>
                {label}
                <small>{entry === 'phone' ? target + dot + note : note}</small>
              </span>
              <ArrowIcon />
            </Row>
          </li>
        ))}
      </ul>
      {codes.length > 0 && (
        <div className={styles.codes}>
          {codes.map(({ entry, label, note }) => (
            <figure key={entry}>
              <img
                src={`/qr/${entry}.svg`}
                width="148"
                height="148"
                alt={isCode(entry) ? qrAlternative[entry] : ''}
              />
              <figcaption>
                {label}
                <small>{note}</small>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

function Row({
  entry,
  target,
  onContact,
  children,
}: {
  entry: ChatEntry;
  target: string;
  onContact: () => void;
  children: ReactNode;
}) {
  if (entry === 'contactForm')
    return (
      <button type="button" className={styles.row} onClick={onContact}>
        {children}
      </button>
    );
  if (entry === 'phone')
    return (
      <a href={`tel:${target}`} className={styles.row}>
        {children}
      </a>
    );
  return (
    <a href={target} className={styles.row} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

const isCode = (entry: ChatEntry): entry is 'wechat' | 'officialAccount' =>
  entry === 'wechat' || entry === 'officialAccount';

const signs: Partial<Record<ChatEntry, ReactNode>> = {
  whatsapp: <BrandIcon brand="whatsapp" size={21} />,
  liveChat: <MessagesSquare size={20} />,
  phone: <Phone size={19} />,
  contactForm: <MessageCircle size={20} />,
};
