import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  type ApiKeySummary,
  type KeyEnvironment,
  listApiKeys,
  makeApiKey,
} from '#contract/developer.ts';
import { keyNameMaxLength } from '#contract/developer-fields.ts';
import { isAccepted } from '#contract/envelope.ts';
import { ChoiceTiles } from '../developer/choice-tiles.tsx';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import { keyProblems } from './key-form.ts';
import { chosenRights, RightsField } from './rights-field.tsx';

export type MadeKey = { key: ApiKeySummary; secretKey: string };

/** A name, where it works, what it may do. Live needs an enabled product. */
export function MakeKey({
  hasSandbox,
  hasProduct,
  keys,
  onMade,
  onFound,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  hasSandbox: boolean;
  hasProduct: boolean;
  keys: readonly ApiKeySummary[];
  onMade: (made: MadeKey) => void;
  /** There is one more than was known. */
  onFound: () => void;
}) {
  const words = useWords('consoleKeys');
  const confirmed = useReauthenticated();
  const current = useCurrent();
  const [before] = useState(() => new Set(keys.map(({ id }) => id)));
  const [environment, setEnvironment] = useState<KeyEnvironment>(
    // The first key is better one of the sandbox.
    hasSandbox && (keys.length === 0 || !hasProduct) ? 'sandbox' : 'live',
  );
  const form = useForm({
    fields: ['name', 'rights'],
    problems: keyProblems,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: async ({ name }, element) => {
      const rights = chosenRights(element, 'rights');
      const reply = await confirmed(formatAction(words.deeds.make, { name }), () =>
        request(makeApiKey, { name, environment, rights }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onMade(reply.data);
      return undefined;
    },
    findOut: async ({ name }) => {
      const now = await current(request(listApiKeys));
      const isMade = now?.keys.some((key) => key.name === name.trim() && !before.has(key.id));
      if (!isMade) return 'unknown';
      onFound();
      return { code: 'lost', message: fill(words.create.lost, { name: name.trim() }) };
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.create.heading}
      submit={words.create.submit}
      submitting={words.create.submitting}
    >
      <TextField
        {...form.field('name')}
        label={words.form.name}
        hint={words.form.nameHint}
        maxLength={keyNameMaxLength}
        autoComplete="off"
      />
      <ChoiceTiles
        legend={words.form.environment}
        name="environment"
        chosen={environment}
        onChoose={setEnvironment}
        tiles={[
          {
            value: 'sandbox',
            name: words.environments.sandbox,
            hint: hasSandbox ? words.form.environments.sandbox : words.form.noSandbox,
            isOff: !hasSandbox,
          },
          {
            value: 'live',
            name: words.environments.live,
            hint: hasProduct ? words.form.environments.live : words.form.needsProduct,
            isOff: !hasProduct,
          },
        ]}
      />
      <RightsField chosen={['send', 'read']} field={form.field('rights')} />
    </FormDialog>
  );
}
