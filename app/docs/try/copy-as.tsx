import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useCopying } from '#app/ui/use-copying.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { recallSamples, rememberSamples } from '../behaviours/sample-language.ts';
import { composeRequest, type Filled } from '../run/compose-request.ts';
import { CopyAction } from '../run/copy-action.tsx';
import { envFile, writeCode } from '../run/copy-code.ts';
import { keyOf } from '../run/form-values.ts';
import type { Practice } from '../run/use-practice.ts';
import { Chevron } from './chevron.tsx';
import styles from './copy-as.module.css';

const keys = 'env';

/** Copies the request of the form as code: a button for the last language used, a menu for all. */
export function CopyAs({
  call,
  form,
  practice,
  words,
}: {
  call: TryCall;
  form: Filled;
  practice: Practice;
  words: TryWords['copy'];
}) {
  const [language, setLanguage] = useState(() => known(recallSamples().language));
  const [isOpen, setOpen] = useState(false);
  const { result, copy } = useCopying();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);

  if (practice.state !== 'open') return null;
  const { session } = practice;
  const closeMenu = () => {
    setOpen(false);
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const copyAs = (what: string) => {
    closeMenu();
    if (what === keys) return copy(envFile(session));
    const chosen = known(what);
    setLanguage(chosen);
    rememberSamples({ ...recallSamples(), language: what });
    // Without an address callbacks come to the page: the catcher.
    const values = { ...form.values };
    for (const field of call.fields)
      if (field.kind === 'callback') values[keyOf(field)] ||= session.catcherUrl;
    return copy(writeCode(chosen, composeRequest(call, { ...form, values }, session), session));
  };

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const now = items.findIndex((item) => item.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      closeMenu();
    } else if (step) {
      event.preventDefault();
      items[(now + step + items.length) % items.length]?.focus();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <div className={styles.copy} ref={place}>
      <CopyAction
        result={result}
        words={words}
        className={styles.main}
        onCopy={() => copyAs(language.id)}
      >
        {fill(words.as, { language: language.name })}
      </CopyAction>
      <button
        type="button"
        className={styles.other}
        aria-label={words.choose}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron />
      </button>
      {isOpen && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={words.choose}
          className={styles.menu}
          onKeyDown={moveFocus}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.parentElement?.contains(relatedTarget)) setOpen(false);
          }}
        >
          {[...sampleLanguages, { id: keys, name: words.keys }].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              className={classNames(id === language.id && styles.chosen)}
              onClick={() => copyAs(id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const known = (wanted: string | undefined) =>
  sampleLanguages.find(({ id }) => id === wanted) ?? sampleLanguages[0];
