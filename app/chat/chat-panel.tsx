import { useEffect, useRef, useState } from 'react';
import { useLayout } from '#app/words/use-layout.ts';
import { useLocalized } from '#app/words/use-localized.ts';
import { contactPanelWords } from '#content/interface/contact-panel.ts';
import type { Asked } from './chat.tsx';
import { ChatEntries } from './chat-entries.tsx';
import styles from './chat-panel.module.css';
import { ContactForm } from './contact-form.tsx';

/** The contact channels, or the contact form in their place. */
export function ChatPanel({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const { chat, labels } = useLayout().words;
  const words = useLocalized(contactPanelWords);
  const [showsForm, setShowsForm] = useState(asked !== undefined);
  const [sentForms, setSentForms] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (asked) setShowsForm(true);
  }, [asked]);

  // The clicked entry is gone: moves the focus to the form's heading.
  useEffect(() => {
    if (showsForm) heading.current?.focus();
  }, [showsForm]);

  const finish = () => {
    setShowsForm(false);
    setSentForms(sentForms + 1);
    onClose();
  };

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {showsForm ? words.form.title : chat.title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={labels.close}
          onClick={() => (showsForm ? setShowsForm(false) : onClose())}
        >
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <path d="M3 3 19 19M19 3 3 19" />
          </svg>
        </button>
      </div>
      {!showsForm && <ChatEntries words={words} onContact={() => setShowsForm(true)} />}
      <div hidden={!showsForm}>
        <ContactForm key={sentForms} words={words.form} message={asked?.message} onDone={finish} />
      </div>
    </>
  );
}
