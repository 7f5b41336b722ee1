import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { recallSampleLanguage, rememberSampleLanguage } from '../behaviours/sample-language.ts';
import { Chevron } from '../try/chevron.tsx';
import type { Files, Values } from '../try/form-values.ts';
import { composeRequest } from './compose-request.ts';
import styles from './copy-as.module.css';
import { envLines, writeCode } from './copy-code.ts';
import type { Practice } from './use-practice.ts';

const resultShownMs = 2500;
const keys = 'env';

/** The request as it stands in the form, in the reader's language or another of the seven. */
export function CopyAs({
  call,
  form,
  practice,
  words,
}: {
  call: TryCall;
  form: { values: Values; files: Files; answer?: number };
  practice: Practice;
  words: TryWords['copy'];
}) {
  const [language, setLanguage] = useState(() => known(recallSampleLanguage()));
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);

  if (practice.state !== 'open') return null;
  const { session } = practice;
  const copy = async (what: string) => {
    setOpen(false);
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    if (what !== keys) {
      setLanguage(known(what));
      rememberSampleLanguage(what);
    }
    const text =
      what === keys
        ? envLines(session).join('\n')
        : writeCode(what, composeRequest(call, form, session), session);
    setResult((await copyText(text)) ? 'copied' : 'failed');
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const now = items.findIndex((item) => item.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    } else if (step) {
      event.preventDefault();
      items[(now + step + items.length) % items.length]?.focus();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <div className={styles.copy} ref={place}>
      <Button
        variant="outline"
        className={styles.main}
        data-result={result}
        onClick={() => copy(language.id)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path
            d="M6 6H16.5V16.5H6ZM3 12H1.5V1.5H12V3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        {result ? words[result] : fill(words.as, { language: language.name })}
      </Button>
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
      <span role="status" data-spoken="">
        {result && words[result]}
      </span>
      {isOpen && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={words.choose}
          className={styles.menu}
          onKeyDown={move}
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
              onClick={() => copy(id)}
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
