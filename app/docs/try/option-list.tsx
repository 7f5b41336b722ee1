import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './option-list.module.css';

export type Option = {
  value: string;
  /** A number or code; `text` is its meaning, `end` a short word at the end of the row. */
  name: string;
  status?: string | number;
  text: string;
  end?: string;
};
export type OptionGroup = { name?: string; options: Option[] };

/** The list of a combobox. Focus stays in its field, which names the active option. */
export function OptionList({
  id,
  label,
  groups,
  active,
  chosen,
  opensUp,
  isOfCodes,
  foot,
  onChoose,
}: {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: number;
  chosen: string;
  opensUp?: boolean;
  /** Narrower columns for error codes and statuses. */
  isOfCodes?: boolean;
  foot?: ReactNode;
  onChoose: (value: string) => void;
}) {
  let index = -1;
  return (
    <div
      className={classNames(styles.list, opensUp && styles.up)}
      data-codes={isOfCodes || undefined}
    >
      <div role="listbox" id={id} aria-label={label}>
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own.
          <div key={name ?? ''} role="group" aria-label={name}>
            {name && (
              <p className={styles.group} aria-hidden="true">
                {name}
                <span>{options.length}</span>
              </p>
            )}
            {options.map((option) => {
              index += 1;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: as above.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                <div
                  key={option.value}
                  role="option"
                  id={optionId(id, index)}
                  className={styles.option}
                  aria-selected={option.value === chosen}
                  data-active={index === active || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option.value)}
                >
                  <b>{option.name}</b>
                  {option.status !== undefined && <code>{option.status}</code>}
                  <span>{option.text}</span>
                  {option.end && <code>{option.end}</code>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;
