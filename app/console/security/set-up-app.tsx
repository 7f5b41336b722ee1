import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { CodeInput } from '#app/ui/code-input.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { appCodeDigits } from '#contract/account-rules.ts';
import { isAccepted } from '#contract/envelope.ts';
import { addApp, getSecurity } from '#contract/two-factor.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { useCurrent } from '../use-current.ts';
import { useUntil } from '../use-until.ts';
import { type AddedOptions, EndOthersChoice, readAddedOptions } from './end-others-choice.tsx';
import type { NewFactorProps } from './factor-actions.ts';
import styles from './set-up-app.module.css';
import { Step, Steps } from './steps.tsx';

/** Sets up an authenticator app: shows the secret, then asks for a first code. */
export function SetUpApp({
  secret,
  picture,
  isFirst,
  hasOthers,
  onFound,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  secret: string;
  picture: { size: number; path: string };
  onDone: (recoveryCodes: string[] | null, options: AddedOptions) => void;
} & NewFactorProps) {
  const { newApp: words, confirmations } = useWords('consoleSecurity');
  const formats = useFormats();
  const reauthenticated = useReauthenticated();
  const current = useCurrent();
  const [retryAt, setRetryAt] = useUntil();
  const [bringsCodes] = useState(isFirst);
  const finishAdding = (recoveryCodes: string[] | null = null) => {
    onDone(recoveryCodes, readAddedOptions(form.props.ref.current));
    return 'done' as const;
  };

  /** The app may already be set up: by a lost reply, or in another tab. */
  const findOut = async () => {
    const security = await current(request(getSecurity));
    if (!security?.app) return 'unknown';
    if (!bringsCodes) return finishAdding();
    onFound();
    return { code: 'lost', message: words.lost };
  };
  const form = useForm({
    fields: ['code'],
    problems: ({ code }) => (code.length === appCodeDigits ? [] : [['code', 'step.code']]),
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    findOut,
    send: async ({ code }) => {
      const reply = await reauthenticated(confirmations.setUpApp, () => request(addApp, { code }));
      if (!isAccepted(reply)) return refusedBy(reply);
      if (reply.data.added) {
        finishAdding(reply.data.recoveryCodes);
        return undefined;
      }
      const found = await findOut().catch(() => 'unknown' as const);
      if (found !== 'unknown') return found === 'done' ? undefined : found;
      setRetryAt(reply.data.retryAt);
      form.say('code', words.wrong);
      form.focus('code');
      return undefined;
    },
  });
  const field = form.field('code');

  return (
    <FormDialog
      {...dialog}
      form={form}
      size="wide"
      heading={words.heading}
      submit={words.submit}
      submitting={words.submitting}
      isLocked={retryAt !== null}
    >
      <div className={styles.app}>
        <div>
          <QrCode {...picture} label={words.picture} />
          <p className={styles.secret}>
            {words.typeIn}
            <code>{inFours(secret)}</code>
          </p>
          <CopyButton text={secret} words={words.copy} className={styles.copy} />
        </div>
        <Steps>
          <Step state="done" name={words.scan} hint={words.scanHint} />
          <Step state="now" name={words.digits}>
            <CodeInput
              {...field}
              label={words.label}
              error={
                retryAt === null ? field.error : fill(words.locked, { time: formats.time(retryAt) })
              }
              onComplete={() => form.props.ref.current?.requestSubmit()}
            />
          </Step>
        </Steps>
      </div>
      {hasOthers && <EndOthersChoice />}
    </FormDialog>
  );
}

const QrCode = ({ size, path, label }: { size: number; path: string; label: string }) => (
  <svg
    className={styles.qr}
    viewBox={`-2 -2 ${size + 4} ${size + 4}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </svg>
);

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
