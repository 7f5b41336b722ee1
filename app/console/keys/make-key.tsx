import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  type ApiKeySummary,
  type KeyEnvironment,
  listApiKeys,
  makeApiKey,
} from '#contract/api-keys.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { FieldGroup } from '../field-group.tsx';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import { keyProblems } from './key-form.ts';
import { KeyNameField } from './key-name-field.tsx';
import { chosenRights, RightsField } from './rights-field.tsx';

export type MadeKey = { key: ApiKeySummary; secretKey: string };

/** Creates a key: name, environment, rights. A live key needs an enabled product. */
export function MakeKey({
  hasSandbox,
  hasProduct,
  gateway = 'none',
  keys,
  onMade,
  onFound,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  hasSandbox: boolean;
  hasProduct: boolean;
  gateway: GatewayState | undefined;
  keys: readonly ApiKeySummary[];
  onMade: (made: MadeKey) => void;
  /** The reply was lost, but the list has the new key. */
  onFound: () => void;
}) {
  const words = useWords('consoleKeys');
  const liveHint = gateway === 'none' ? words.form.environments.live : words.form.connected;
  const current = useCurrent();
  const [before] = useState(() => new Set(keys.map(({ id }) => id)));
  const [environment, setEnvironment] = useState<KeyEnvironment>(
    // The sandbox is suggested for the first key.
    hasSandbox && (keys.length === 0 || !hasProduct) ? 'sandbox' : 'live',
  );

  const findOut = async ({ name }: { name: string }) => {
    const now = await current(request(listApiKeys));
    const isMade = now?.keys.some((key) => key.name === name.trim() && !before.has(key.id));
    if (!isMade) return 'unknown';
    onFound();
    return { code: 'lost', message: fill(words.create.lost, { name: name.trim() }) };
  };

  return (
    <EditDialog
      {...dialog}
      heading={words.create.heading}
      words={words.create}
      fields={['name', 'rights']}
      problems={keyProblems}
      action={({ name }) => formatAction(words.confirmations.make, { name })}
      change={({ name }, form) => {
        const rights = chosenRights(form, 'rights');
        return () => request(makeApiKey, { name, environment, rights });
      }}
      onDone={onMade}
      findOut={findOut}
    >
      {(field) => (
        <>
          <KeyNameField {...field('name')} />
          <FieldGroup legend={words.form.environment}>
            <ChoiceTiles
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
                  hint: hasProduct ? liveHint : words.form.needsProduct,
                  isOff: !hasProduct,
                },
              ]}
            />
          </FieldGroup>
          <RightsField chosen={['send', 'read']} field={field('rights')} />
        </>
      )}
    </EditDialog>
  );
}
