import type { ReactNode } from 'react';
import { choiceFields } from '#content/status/mailed-link.ts';
import styles from './service-chips.module.css';

/** Checkboxes for services. In a form that is sent as it is, what is ticked before hydration stays. */
export function ServiceChips(props: {
  id?: string;
  legend: string;
  services: readonly { id: number; name: string }[];
  /** Ids that are ticked, without `onToggle` only at first; null: all. */
  chosen: readonly number[] | null;
  onToggle?: (id: number, isChosen: boolean) => void;
  /** At the end of the legend's line. */
  aside?: ReactNode;
  error?: string | undefined;
}) {
  const { id, legend, services, chosen, onToggle, aside, error } = props;
  const isChosen = (service: number) => chosen === null || chosen.includes(service);
  const noteId = id && `${id}-note`;
  return (
    <fieldset className={styles.chips} aria-describedby={error ? noteId : undefined}>
      <legend>{legend}</legend>
      {aside && <span className={styles.aside}>{aside}</span>}
      {services.map((service, index) => (
        <label key={service.id}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={choiceFields.service}
            value={service.id}
            {...(onToggle
              ? {
                  checked: isChosen(service.id),
                  onChange: ({ currentTarget }) => onToggle(service.id, currentTarget.checked),
                }
              : { defaultChecked: isChosen(service.id) })}
          />
          <span>{service.name}</span>
        </label>
      ))}
      {error && (
        <p id={noteId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
