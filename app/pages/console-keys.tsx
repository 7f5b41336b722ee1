import type { LoaderFunctionArgs } from 'react-router';
import { DeveloperHead } from '#app/console/developer/developer-head.tsx';
import { LockNote } from '#app/console/developer/lock-note.tsx';
import { TextLink } from '#app/console/developer/text-link.tsx';
import { EmptyLine } from '#app/console/empty-line.tsx';
import { AllowedAddresses } from '#app/console/keys/allowed-addresses.tsx';
import { ChangeAllowed } from '#app/console/keys/change-allowed.tsx';
import { EditKey } from '#app/console/keys/edit-key.tsx';
import { EndKey } from '#app/console/keys/end-key.tsx';
import { KeyHelp } from '#app/console/keys/key-help.tsx';
import { KeySecret } from '#app/console/keys/key-secret.tsx';
import { KeySlots } from '#app/console/keys/key-slots.tsx';
import { type KeyAction, KeyTable } from '#app/console/keys/key-table.tsx';
import { type MadeKey, MakeKey } from '#app/console/keys/make-key.tsx';
import { LoadedPart } from '#app/console/loaded-part.tsx';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useOpened } from '#app/console/use-opened.ts';
import { request } from '#app/request/client.ts';
import { PacketButton } from '#app/ui/packet.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type ApiKeySummary, listApiKeys } from '#contract/developer.ts';
import { mostKeys } from '#contract/developer-fields.ts';
import styles from './console-keys.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleConfirm', 'consoleKeys', 'fieldErrors');

type Wish =
  | { kind: 'make' | 'allow' }
  | { kind: 'secret'; made: MadeKey }
  | { kind: 'edit' | 'end'; key: ApiKeySummary };

export default function ConsoleKeys() {
  const words = useWords('consoleKeys');
  const documentPath = useDocumentPath();
  const { loaded, retry, refresh } = useLoaded(() => request(listApiKeys));
  const { opened, open, close } = useOpened<Wish>();
  const known = loaded.step === 'ready' ? loaded.data : undefined;
  const isFull = known !== undefined && known.keys.length >= mostKeys;
  const isOpen = opened?.isOpen ?? false;

  const say = ({ heading, sentence }: { heading: string; sentence: string }, name: string) => {
    close();
    refresh();
    showToast({ heading, sentence: fill(sentence, { name }) });
  };

  /** How a key was used decides about its end: it is asked for anew. */
  const act = (kind: KeyAction, key: ApiKeySummary) => {
    open({ kind, key });
    refresh();
  };
  const asItIs = (key: ApiKeySummary): ApiKeySummary =>
    known?.keys.find(({ id }) => id === key.id) ?? key;

  const action = () => {
    if (!known) return undefined;
    if (!known.mayManage)
      return <LockNote>{fill(words.closed.ask, { name: known.mainUser })}</LockNote>;
    if (known.keys.length === 0) return undefined;
    return isFull ? (
      <PacketButton variant="outline" className={styles.full} aria-disabled>
        {words.allUsed}
      </PacketButton>
    ) : (
      <PacketButton arrow onClick={() => open({ kind: 'make' })}>
        {words.make}
      </PacketButton>
    );
  };

  return (
    <>
      <DeveloperHead
        title={words.title}
        sentence={known && !known.mayManage ? words.closed.sentence : words.sentence}
        action={action()}
      />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ keys, mayManage, sandboxHost, allowedAddresses }) =>
          keys.length === 0 ? (
            <EmptyLine heading={words.empty.heading} sentence={words.empty.sentence}>
              {mayManage && (
                <PacketButton arrow onClick={() => open({ kind: 'make' })}>
                  {sandboxHost ? words.makeFirst : words.make}
                </PacketButton>
              )}
              <TextLink to={`${documentPath('general/conventions')}#version-2`}>
                {words.howToSign}
              </TextLink>
            </EmptyLine>
          ) : (
            <>
              <KeySlots keys={keys} />
              <KeyTable keys={keys} onAction={mayManage ? act : undefined} />
              {mayManage && <KeyHelp sandboxHost={sandboxHost} />}
              <AllowedAddresses
                addresses={allowedAddresses}
                onChange={mayManage ? () => open({ kind: 'allow' }) : undefined}
              />
            </>
          )
        }
      </LoadedPart>
      {opened?.kind === 'make' && known && (
        <MakeKey
          key={opened.serial}
          isOpen={isOpen}
          onClose={close}
          hasSandbox={known.sandboxHost !== null}
          hasProduct={known.hasProduct}
          isFirst={known.keys.length === 0}
          onMade={(made) => {
            refresh();
            open({ kind: 'secret', made });
          }}
        />
      )}
      {opened?.kind === 'allow' && known && (
        <ChangeAllowed
          key={opened.serial}
          isOpen={isOpen}
          onClose={close}
          addresses={known.allowedAddresses}
          onDone={() => say(words.allowed.done, '')}
        />
      )}
      {opened?.kind === 'secret' && (
        <KeySecret
          key={opened.serial}
          isOpen={isOpen}
          made={opened.made}
          sandboxHost={known?.sandboxHost ?? null}
          onStored={close}
        />
      )}
      {opened?.kind === 'edit' && (
        <EditKey
          key={opened.serial}
          isOpen={isOpen}
          onClose={close}
          apiKey={opened.key}
          onDone={({ name }) => say(words.edit.done, name)}
        />
      )}
      {opened?.kind === 'end' && (
        <EndKey
          key={opened.serial}
          isOpen={isOpen}
          onClose={close}
          apiKey={asItIs(opened.key)}
          onDone={(when) => say(words.end.done[when], opened.key.name)}
        />
      )}
    </>
  );
}
