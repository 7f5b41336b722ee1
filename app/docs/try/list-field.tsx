import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import type { TryWords } from '#content/interface/try.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import { Chevron } from './chevron.tsx';
import styles from './field.module.css';
import { FieldFrame, noted } from './field-frame.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useOptions } from './use-options.ts';

/** A text field with a list of suggestions, such as test recipients and their outcomes. */
export function ListField({
  id,
  field,
  value,
  options,
  placeholder,
  foot,
  problem,
  hint,
  isWide,
  words,
  onChange,
}: {
  id: string;
  field: TryField;
  value: string;
  options: readonly Option[];
  placeholder?: string;
  foot: ReactNode;
  problem?: string | undefined;
  hint?: ReactNode;
  isWide: boolean;
  words: TryWords;
  onChange: (value: string) => void;
}) {
  const list = useId();
  const values = options.map((option) => option.value);
  const choice = useOptions(list, values, value, onChange);
  const meaning = value === '' ? undefined : options.find((option) => option.value === value)?.text;
  return (
    <FieldFrame {...{ id, field, problem, hint, isWide, words }}>
      <div className={styles.pick}>
        <div
          className={classNames(frame.frame, styles.box, choice.isOpen && styles.open)}
          data-state={problem ? 'error' : undefined}
        >
          <input
            id={id}
            className={styles.hasToggle}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="none"
            {...choice.field}
            {...noted(id, problem, hint)}
            onChange={({ target }) => onChange(target.value)}
            onClick={choice.open}
          />
          {meaning && (
            <span className={styles.meaning} aria-hidden="true">
              <i>{value}</i>
              <span>{meaning}</span>
            </span>
          )}
          <button
            type="button"
            className={styles.toggle}
            tabIndex={-1}
            aria-label={words.openList}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              document.getElementById(id)?.focus();
              if (choice.isOpen) choice.close();
              else choice.open();
            }}
          />
          <Chevron />
        </div>
        {choice.isOpen && (
          <OptionList
            id={list}
            label={field.name}
            groups={[{ options: [...options] }]}
            active={choice.active}
            chosen={value}
            foot={foot}
            onChoose={choice.take}
          />
        )}
      </div>
    </FieldFrame>
  );
}
