import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { problemWith } from '#contract/account-fields.ts';
import { makeApiKey } from '#contract/api-keys.ts';
import { keyName, keyNameMaxLength } from '#contract/developer-fields.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import type { KeySecret } from '../keys/key-secret.tsx';
import type { MadeKey } from '../keys/make-key.tsx';
import styles from './key-card.module.css';
import { StepCard } from './step-card.tsx';

const secret = onDemand(() => import('../keys/key-secret.tsx'));

export type ShownKey = { made: MadeKey; Secret: typeof KeySecret };

/** Creates a sandbox key with the usual rights. */
export function KeyCard({ onMade }: { onMade: (shown: ShownKey) => void }) {
  const words = useWords('consoleFirstSteps').cards.key;
  const { confirmations } = useWords('consoleKeys');
  const reauthenticated = useReauthenticated();
  const form = useForm({
    fields: ['name'],
    problems: ({ name }) => (problemWith(keyName, name) ? [['name', 'key.name']] : []),
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async ({ name }) => {
      // The secret is shown once: load the dialog that shows it before creating the key.
      const { KeySecret: Secret } = await secret.load();
      const reply = await reauthenticated(formatAction(confirmations.make, { name }), () =>
        request(makeApiKey, { name, environment: 'sandbox', rights: ['send', 'read'] }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onMade({ made: reply.data, Secret });
      return undefined;
    },
  });
  return (
    <StepCard heading={words.heading} sentence={words.sentence}>
      <Form {...form.props} className={styles.form} onFocus={secret.prepare}>
        <TextField
          {...form.field('name')}
          label={words.label}
          defaultValue={words.suggested}
          maxLength={keyNameMaxLength}
          autoComplete="off"
        />
        <Button type="submit" arrow aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? words.acting : words.act}
        </Button>
      </Form>
      {form.refused && <FailureNote message={form.refused.message} />}
    </StepCard>
  );
}
