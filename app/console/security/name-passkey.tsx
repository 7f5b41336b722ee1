import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { isAccepted } from '#contract/envelope.ts';
import { addPasskey } from '#contract/second-step.ts';
import { deviceName } from '../device-name.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useConfirmed } from '../use-confirmed.ts';
import { describeMade } from './made-passkey.ts';
import { passkeyNameProblems } from './passkey-name.ts';
import { Step, Steps } from './steps.tsx';

/** The browser has made it; under its name it is kept. */
export function NamePasskey({
  id,
  response,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  response: Record<string, unknown>;
  onDone: (recoveryCodes: string[] | null) => void;
}) {
  const { newPasskey: words, deeds } = useWords('consoleSecurity');
  const confirmed = useConfirmed();
  const [{ isElsewhere, isSynced }] = useState(() => describeMade(response));
  const device = deviceName(navigator.userAgent) ?? '';
  const form = useForm({
    fields: ['name'],
    problems: passkeyNameProblems,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: async ({ name }) => {
      const reply = await confirmed(deeds.addPasskey, () =>
        request(addPasskey, { id, response, name }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(reply.data.recoveryCodes);
      return undefined;
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.heading}
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
            defaultValue={isElsewhere ? words.keyName : device}
            maxLength={accountMaxLengths.passkeyName}
            autoComplete="off"
          />
        </Step>
      </Steps>
    </FormDialog>
  );
}
