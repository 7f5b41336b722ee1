import { useWords } from '#app/words/use-words.ts';
import type { ApiKeySummary, listApiKeys } from '#contract/api-keys.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import { useLiveEffect } from '../developer/use-live-effect.ts';
import { ChangeAllowed } from './change-allowed.tsx';
import { EditKey } from './edit-key.tsx';
import { EndKey } from './end-key.tsx';
import { KeySecret } from './key-secret.tsx';
import { type MadeKey, MakeKey } from './make-key.tsx';

export type KeyDialogState =
  | { kind: 'make' | 'allow' }
  | { kind: 'secret'; made: MadeKey }
  | { kind: 'edit' | 'end'; key: ApiKeySummary };

/** The dialog about keys that the page has opened. */
export function KeyDialogs({
  opened,
  known,
  onClose,
  onMade,
  onFound,
  onDone,
}: {
  opened: KeyDialogState & { serial: number; isOpen: boolean };
  known: Accepted<CallReply<typeof listApiKeys>>['data'];
  onClose: () => void;
  onMade: (made: MadeKey) => void;
  onFound: () => void;
  onDone: (said: { heading: string; sentence: string }, name: string) => void;
}) {
  const words = useWords('consoleKeys');
  const effect = useLiveEffect(known.gateway);
  const { isOpen } = opened;
  const dialog = { isOpen, onClose };
  /** Live calls follow a change once the gateway has read it. */
  const said = <Said extends { sentence: string }>(done: Said, concernsLive: boolean): Said =>
    concernsLive ? { ...done, sentence: effect } : done;
  /** The current data of a key: its last use matters for the decision to end it. */
  const asItIs = (key: ApiKeySummary): ApiKeySummary =>
    known.keys.find(({ id }) => id === key.id) ?? key;

  switch (opened.kind) {
    case 'make':
      return (
        <MakeKey
          key={opened.serial}
          {...dialog}
          hasSandbox={known.sandboxHost !== null}
          hasProduct={known.hasProduct}
          gateway={known.gateway}
          keys={known.keys}
          onMade={onMade}
          onFound={onFound}
        />
      );
    case 'allow':
      return (
        <ChangeAllowed
          key={opened.serial}
          {...dialog}
          addresses={known.allowedAddresses}
          onDone={() => onDone(said(words.allowed.done, known.keys.some(isLive)), '')}
        />
      );
    case 'secret':
      return (
        <KeySecret
          key={opened.serial}
          isOpen={isOpen}
          made={opened.made}
          sandboxHost={known.sandboxHost}
          onStored={onClose}
        />
      );
    case 'edit':
      return (
        <EditKey
          key={opened.serial}
          {...dialog}
          apiKey={opened.key}
          onDone={(changed) => onDone(said(words.edit.done, isLive(changed)), changed.name)}
        />
      );
    case 'end':
      return (
        <EndKey
          key={opened.serial}
          {...dialog}
          apiKey={asItIs(opened.key)}
          gateway={known.gateway}
          onDone={(when) =>
            onDone(
              said(words.end.done[when], when === 'now' && isLive(opened.key)),
              opened.key.name,
            )
          }
        />
      );
  }
}

const isLive = ({ environment }: ApiKeySummary): boolean => environment === 'live';
