import { DataTable } from '#app/ui/data-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { ApiKeySummary } from '#contract/api-keys.ts';
import { RowButton } from '../row-button.tsx';
import { EnvironmentName } from './environment-name.tsx';
import styles from './key-table.module.css';
import { RightsLine } from './rights-line.tsx';
import { useKeyMoments } from './use-key-moments.ts';

export type KeyAction = 'edit' | 'end';

/** The keys in use; only viewers who may manage keys get buttons. */
export function KeyTable({
  keys,
  onAction,
}: {
  keys: readonly ApiKeySummary[];
  onAction: ((action: KeyAction, key: ApiKeySummary) => void) | undefined;
}) {
  const words = useWords('consoleKeys');
  const moments = useKeyMoments();

  const button = (kind: KeyAction, key: ApiKeySummary, action: string) => (
    <RowButton action={action} subject={key.name} onClick={() => onAction?.(kind, key)} />
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
      isGrid
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
          actions: (onAction || key.endsAt) && (
            <>
              {key.endsAt && <Tag>{moments.endsIn(key.endsAt)}</Tag>}
              {onAction && !key.endsAt && button('edit', key, words.actions.edit)}
              {onAction &&
                button('end', key, key.endsAt ? words.actions.endNow : words.actions.end)}
            </>
          ),
        },
      }))}
    />
  );
}
