import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { GatewayNote } from '#app/console/developer/gateway-note.tsx';
import { LockNote } from '#app/console/developer/lock-note.tsx';
import { TextLink } from '#app/console/developer/text-link.tsx';
import { useLazyDialog } from '#app/console/dialogs/use-lazy-dialog.ts';
import { AllowedAddresses } from '#app/console/keys/allowed-addresses.tsx';
import type { KeyDialogState } from '#app/console/keys/key-dialogs.tsx';
import { KeyHelp } from '#app/console/keys/key-help.tsx';
import { KeySlots } from '#app/console/keys/key-slots.tsx';
import { type KeyAction, KeyTable } from '#app/console/keys/key-table.tsx';
import { markFunction } from '#app/console/mark-function.ts';
import { PageHead } from '#app/console/page-head.tsx';
import { useCurrent } from '#app/console/use-current.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type ApiKeySummary, listApiKeys } from '#contract/api-keys.ts';
import { maxKeys } from '#contract/developer-fields.ts';
import styles from './console-keys.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleConfirm', 'consoleKeys', 'fieldErrors');

const code = onDemand(() => import('#app/console/keys/key-dialogs.tsx'));
const prepared = { onPointerEnter: code.prepare, onFocus: code.prepare };

export default function ConsoleKeys() {
  const words = useWords('consoleKeys');
  const documentPath = useDocumentPath();
  const { loaded: answer, retry, refresh, put } = useLoaded(() => request(listApiKeys));
  const current = useCurrent();
  const { opened, loaded, refused, open, close } = useLazyDialog<
    KeyDialogState,
    Awaited<ReturnType<typeof code.load>>
  >(code);
  const known = answer.step === 'ready' ? answer.data : undefined;
  const isFull = known !== undefined && known.keys.length >= maxKeys;

  const say = ({ heading, sentence }: { heading: string; sentence: string }, name: string) => {
    close();
    refresh();
    showToast({ heading, sentence: fill(sentence, { name }) });
  };

  /** Keeps what is there if it cannot be loaded. */
  const look = async () => {
    const now = await current(request(listApiKeys));
    if (now) put(now);
  };

  /** Opens a dialog and refreshes the keys: it shows the key's last use. */
  const act = (kind: KeyAction, key: ApiKeySummary) => {
    open({ kind, key });
    refresh();
  };
  const action = () => {
    if (!known) return undefined;
    if (!known.mayManage)
      return <LockNote>{fill(words.closed.ask, { name: known.mainUser })}</LockNote>;
    if (known.keys.length === 0) return undefined;
    return isFull ? (
      <Button variant="outline" className={styles.full} aria-disabled>
        {words.allUsed}
      </Button>
    ) : (
      <Button
        arrow
        {...prepared}
        {...markFunction('api-keys')}
        onClick={() => open({ kind: 'make' })}
      >
        {words.make}
      </Button>
    );
  };

  return (
    <>
      <PageHead
        title={words.title}
        sentence={known && !known.mayManage ? words.closed.sentence : words.sentence}
        action={action()}
      />
      {refused && <FailureNote message={refused.message} />}
      <GatewayNote gateway={known?.gateway} look={look} />
      <AsyncSection loaded={answer} onRetry={retry}>
        {({ keys, mayManage, sandboxHost, allowedAddresses, gateway }) => (
          <>
            {keys.length === 0 ? (
              <EmptyLine heading={words.empty.heading} sentence={words.empty.sentence}>
                {mayManage && (
                  <Button arrow {...prepared} onClick={() => open({ kind: 'make' })}>
                    {sandboxHost ? words.makeFirst : words.make}
                  </Button>
                )}
                <TextLink to={`${documentPath('general/conventions')}#version-2`}>
                  {words.howToSign}
                </TextLink>
              </EmptyLine>
            ) : (
              <>
                <KeySlots keys={keys} />
                <KeyTable keys={keys} onAction={mayManage ? act : undefined} />
                {mayManage && <KeyHelp sandboxHost={sandboxHost} gateway={gateway} />}
              </>
            )}
            <AllowedAddresses
              addresses={allowedAddresses}
              onChange={mayManage ? () => open({ kind: 'allow' }) : undefined}
            />
          </>
        )}
      </AsyncSection>
      {loaded && opened && known && (
        <loaded.KeyDialogs
          {...{ opened, known }}
          onClose={close}
          onMade={(made) => {
            refresh();
            open({ kind: 'secret', made });
          }}
          onFound={refresh}
          onDone={say}
        />
      )}
    </>
  );
}
