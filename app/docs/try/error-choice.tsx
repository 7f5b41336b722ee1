import { useId, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import type { TryWords } from '#content/interface/try.ts';
import type { LocalizedError } from '#documents/pages/localized-error.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { answerHeader } from '../run/header-names.ts';
import { Chevron } from './chevron.tsx';
import styles from './error-choice.module.css';
import field from './field.module.css';
import { OptionList } from './option-list.tsx';
import { useOptions } from './use-options.ts';

const listHeight = 430;

/** Selects the error that the sandbox is to answer with. */
export function ErrorChoice({
  call: { errors },
  answer,
  words,
  onChange,
}: {
  call: TryCall;
  answer: number | undefined;
  words: TryWords['ask'];
  onChange: (answer: number | undefined) => void;
}) {
  const id = useId();
  const list = useId();
  const place = useRef<HTMLDivElement>(null);
  const [opensUp, setOpensUp] = useState(true);
  const all = [...errors.own, ...errors.common];
  const chosen = answer === undefined ? '' : String(answer);
  const choice = useOptions(list, ['', ...all.map(({ code }) => String(code))], chosen, (value) =>
    onChange(value === '' ? undefined : Number(value)),
  );
  const open = () => {
    const above = place.current?.offsetTop ?? 0;
    setOpensUp(above > listHeight);
    choice.open();
  };
  const optionOf = ({ code, status, means }: LocalizedError) => ({
    value: String(code),
    name: String(code),
    status,
    text: means.replaceAll('`', ''),
  });
  const selected = all.find(({ code }) => code === answer);
  return (
    <div className={classNames(field.field, styles.ask)} ref={place}>
      <div className={field.top}>
        <label htmlFor={id}>{words.label}</label>
        <code>{answerHeader}</code>
      </div>
      <div className={field.pick}>
        <div className={classNames(frame.frame, field.box, choice.isOpen && field.open)}>
          <button
            id={id}
            type="button"
            {...choice.field}
            onClick={() => (choice.isOpen ? choice.close() : open())}
          >
            {selected ? (
              <>
                {selected.code} <span>{selected.means.replaceAll('`', '')}</span>
              </>
            ) : (
              <span>{words.none}</span>
            )}
          </button>
          <Chevron />
        </div>
        {choice.isOpen && (
          <OptionList
            id={list}
            label={words.label}
            isOfCodes
            opensUp={opensUp}
            active={choice.active}
            chosen={chosen}
            onChoose={choice.take}
            groups={[
              { options: [{ value: '', name: '–', status: '', text: words.none }] },
              { name: words.own, options: errors.own.map(optionOf) },
              { name: words.common, options: errors.common.map(optionOf) },
            ].filter(({ options }) => options.length > 0)}
          />
        )}
      </div>
    </div>
  );
}
