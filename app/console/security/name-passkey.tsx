import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { isAccepted } from '#contract/envelope.ts';
import { addPasskey, getSecurity, type Passkey } from '#contract/two-factor.ts';
import { deviceName } from '../device-name.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import { type AddedOptions, EndOthersChoice, readAddedOptions } from './end-others-choice.tsx';
import type { NewFactorProps } from './factor-actions.ts';
import { describeNewPasskey } from './new-passkey.ts';
import { passkeyNameProblems } from './passkey-name.ts';
import { Step, Steps } from './steps.tsx';

/** Names the new passkey and stores it on the server. */
export function NamePasskey({
  id,
  response,
  renewed,
  isFirst,
  hasOthers,
  known,
  onFound,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  response: Record<string, unknown>;
  /** The passkey that the new one replaces. */
  renewed: Passkey | undefined;
  known: readonly Passkey[];
  onDone: (recoveryCodes: string[] | null, options: AddedOptions) => void;
} & NewFactorProps) {
  const { newPasskey: words, renewPasskey, confirmations } = useWords('consoleSecurity');
  const reauthenticated = useReauthenticated();
  const [{ isElsewhere, isSynced }] = useState(() => describeNewPasskey(response));
  const current = useCurrent();
  const [bringsCodes] = useState(isFirst);
  const [before] = useState(() => new Set(known.map((passkey) => passkey.id)));

  const finishAdding = (recoveryCodes: string[] | null = null) => {
    onDone(recoveryCodes, readAddedOptions(form.props.ref.current));
    return 'done' as const;
  };

  const findOut = async ({ name }: { name: string }) => {
    const security = await current(request(getSecurity));
    const isAdded = security?.passkeys.some(
      (passkey) => passkey.name === name.trim() && !before.has(passkey.id),
    );
    if (!isAdded) return 'unknown';
    if (!bringsCodes) return finishAdding();
    onFound();
    return { code: 'lost', message: words.lost };
  };

  const { noResponse, joined } = useWords('console');
  const device = deviceName(navigator.userAgent, joined) ?? '';
  const form = useForm({
    fields: ['name'],
    problems: passkeyNameProblems,
    messages: useWords('fieldErrors'),
    noResponse,
    findOut,
    send: async ({ name }) => {
      const action = renewed
        ? formatAction(confirmations.renewPasskey, renewed)
        : confirmations.addPasskey;
      const reply = await reauthenticated(action, () =>
        request(addPasskey, { id, response, name, renews: renewed?.id }),
      );
      if (!isAccepted(reply)) {
        const found =
          reply.code === 'passkey.refused'
            ? await findOut({ name }).catch(() => 'unknown' as const)
            : 'unknown';
        if (found === 'done') return undefined;
        return found === 'unknown' ? refusedBy(reply) : found;
      }
      finishAdding(reply.data.recoveryCodes);
      return undefined;
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={(renewed ? renewPasskey : words).heading}
      submit={words.keep}
      submitting={words.keeping}
    >
      <Steps>
        <Step
          state="done"
          name={words.made}
          hint={isElsewhere ? words.elsewhere : isSynced ? fill(words.synced, { device }) : device}
        />
        <Step state="now" name={words.naming}>
          <TextField
            {...form.field('name')}
            label={words.label}
            hint={words.hint}
            defaultValue={renewed?.name ?? (isElsewhere ? words.keyName : device)}
            maxLength={accountMaxLengths.passkeyName}
            autoComplete="off"
          />
        </Step>
      </Steps>
      {hasOthers && <EndOthersChoice />}
    </FormDialog>
  );
}
