import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Icon } from '#app/ui/icons.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type BalanceView, readBalance } from '#contract/usage.ts';
import { BalanceLine } from '../balance/balance-line.tsx';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.ts';
import { useViewer } from '../shell/viewer.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './usage-balance.module.css';

const code = onDemand(() => import('./change-alert.tsx'));

/** The balance, and who gets a mail when it runs low. Filters do not touch it. */
export function UsageBalance() {
  const words = useWords('consoleUsage');
  const { retry: again } = useWords('console');
  const { loaded, retry, put } = useLoaded(() => request(readBalance));
  const {
    opened,
    loaded: dialogs,
    refused,
    open,
    close,
  } = useLazyDialog<object, Awaited<ReturnType<typeof code.load>>>(code);
  if (loaded.step === 'failed')
    return (
      <div className={styles.failed}>
        <FailureNote message={loaded.message ?? words.notLoaded} action={again} onRetry={retry} />
      </div>
    );
  const view = loaded.step === 'ready' ? loaded.data : undefined;
  if (view && isUntouched(view)) return null;
  return (
    <>
      <BalanceLine
        view={view}
        aside={view && <AlertBox view={view} onChange={() => open({})} onNear={code.prepare} />}
      />
      {refused && <FailureNote message={refused.message} />}
      {view && opened && dialogs && (
        <dialogs.ChangeAlert
          key={opened.serial}
          isOpen={opened.isOpen}
          onClose={close}
          view={view}
          onDone={(changed) => {
            put(changed);
            close();
            showToast({
              heading: words.alert.done[changed.alert.below === null ? 'off' : 'on'],
              sentence: alertText(changed),
            });
          }}
        />
      )}
    </>
  );

  function alertText({ alert }: BalanceView): string {
    return alert.below === null ? words.alert.offHint : words.alert.belowHint;
  }
}

/** Nothing was ever paid in or lent: there is nothing to say about it yet. */
const isUntouched = ({ balance, credit, asOf }: BalanceView): boolean =>
  asOf === null && Number(balance) === 0 && Number(credit) === 0;

function AlertBox({
  view: { alert, currency, recipients },
  onChange,
  onNear,
}: {
  view: BalanceView;
  onChange: () => void;
  onNear: () => void;
}) {
  const { alert: words } = useWords('consoleUsage');
  const { separator } = useWords('console');
  const formats = useFormats();
  const { role } = useViewer();
  const isOn = alert.below !== null;
  return (
    <div className={styles.alert}>
      <Icon name="bell" size={19} />
      <p>
        <b>
          {isOn
            ? fill(words.on, { amount: formats.amount(Number(alert.below)), currency })
            : words.off}
        </b>
        <small>{isOn ? recipients.join(separator) || words.nobody : words.offHint}</small>
      </p>
      {role === 'main' && (
        <TextButton onClick={onChange} onPointerEnter={onNear} onFocus={onNear}>
          {isOn ? words.change : words.turnOn}
        </TextButton>
      )}
    </div>
  );
}
