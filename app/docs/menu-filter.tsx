import { useRef } from 'react';
import { SearchSign } from '#app/ui/search-sign.tsx';
import type { ReaderWords } from '#content/interface/docs.ts';
import styles from './menu-filter.module.css';

/** The field above the menu. It stays uncontrolled, so that what is typed early is kept. */
export function MenuFilter({
  words,
  isEmpty,
  onChange,
}: {
  words: ReaderWords['filter'];
  isEmpty: boolean;
  onChange: (keyword: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    onChange('');
  };

  return (
    <search className={styles.filter}>
      <label className={styles.field}>
        <SearchSign />
        <input
          ref={field}
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {isEmpty && (
        <>
          <p role="alert" className={styles.none}>
            {words.none}
          </p>
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clear}
          </button>
        </>
      )}
    </search>
  );
}
