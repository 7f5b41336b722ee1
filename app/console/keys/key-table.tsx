import { DataTable } from '#app/ui/data-table.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ApiKeySummary } from '#contract/developer.ts';
import { TextButton } from '../text-button.tsx';
import { EnvironmentName } from './environment-name.tsx';
import styles from './key-table.module.css';
import { RightsLine } from './rights-line.tsx';
import { useKeyMoments } from './use-key-moments.ts';

export type KeyAction = 'edit' | 'end';

/** The keys that work; the buttons are for those who may change them. */
export function KeyTable({
  keys,
  onAction,
}: {
  keys: readonly ApiKeySummary[];
  onAction: ((action: KeyAction, key: ApiKeySummary) => void) | undefined;
}) {
  const words = useWords('consoleKeys');
  const { actionOf } = useWords('console');
  const moments = useKeyMoments();

  const button = (action: KeyAction, key: ApiKeySummary, name: string) => (
    <TextButton
      aria-label={fill(actionOf, { action: name, subject: key.name })}
      onClick={() => onAction?.(action, key)}
    >
      {name}
    </TextButton>
  );

  const columns = [
    { id: 'name', head: words.columns.name, kind: 'name' },
    { id: 'environment', head: words.columns.environment },
    { id: 'rights', head: words.columns.rights },
    { id: 'used', head: words.columns.used },
    { id: 'actions', head: words.columns.actions, kind: 'actions' },
  ] as const;

  return (
    <DataTable
      label={words.table}
      className={styles.table}
      isStacked
      namesValues
      columns={columns}
      rows={keys.map((key) => ({
        id: key.id,
        cells: {
          name: (
            <span className={styles.name} data-ending={key.endsAt ? '' : undefined}>
              <b>{key.name}</b>
              <code>{key.accessKey}</code>
            </span>
          ),
          environment: (
            <EnvironmentName environment={key.environment} isEnding={key.endsAt !== null} />
          ),
          rights: (
            <span>
              <RightsLine rights={key.rights} />
            </span>
          ),
          used: (
            <span className={styles.used}>
              {moments.lastUsed(key)}
              {moments.uses(key) && <small>{moments.uses(key)}</small>}
              {key.lastUsedAddress && <code>{key.lastUsedAddress}</code>}
            </span>
          ),
          actions: (
            <span className={styles.actions}>
              {key.endsAt && <span className={styles.ending}>{moments.endsIn(key.endsAt)}</span>}
              {onAction && !key.endsAt && button('edit', key, words.actions.edit)}
              {onAction &&
                button('end', key, key.endsAt ? words.actions.endNow : words.actions.end)}
            </span>
          ),
        },
      }))}
    />
  );
}
