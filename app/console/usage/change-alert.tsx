import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type BalanceView, readBalance, setBalanceAlert } from '#contract/usage.ts';
import { CheckLine } from '../check-line.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { FieldGroup } from '../field-group.tsx';
import { useCurrent } from '../use-current.ts';

const suggestedBelow = '50';

/** Turns the mail about a low balance on or off: from which amount, and who gets it. */
export function ChangeAlert({
  view,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  view: BalanceView;
  onDone: (view: BalanceView) => void;
}) {
  const { alert: words } = useWords('consoleUsage');
  const current = useCurrent();
  const { alert, currency, candidates } = view;
  const [isOn, setIsOn] = useState(true);
  const below = alert.below === null ? suggestedBelow : plainAmount(alert.below);
  const chosenIn = (form: HTMLFormElement): string[] =>
    new FormData(form).getAll('employees').map(String);

  return (
    <EditDialog
      {...dialog}
      heading={words.heading}
      words={words}
      fields={['isOn', 'below']}
      problems={({ isOn: on, below: typed }) =>
        on && !amountForm.test(typed.trim()) ? [['below', 'usage.below']] : []
      }
      refusals={{ 'usage.below': 'below' }}
      action={() => words.confirmation}
      change={({ isOn: on, below: typed }, form) => {
        const wanted = on ? typed.trim() : null;
        return () =>
          request(setBalanceAlert, {
            below: wanted,
            employees: wanted === null ? alert.employees : chosenIn(form),
          });
      }}
      findOut={async ({ isOn: on, below: typed }) => {
        const found = await current(request(readBalance));
        if (!found) return 'unknown';
        const wanted = on ? Number(typed) : undefined;
        const stored = found.alert.below === null ? undefined : Number(found.alert.below);
        if (wanted !== stored) return 'unknown';
        dialog.onDone(found);
        return 'done';
      }}
    >
      {(field) => (
        <>
          <CheckLine
            label={words.isOn}
            name="isOn"
            checked={isOn}
            onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
          />
          <div hidden={!isOn}>
            <TextField
              {...field('below')}
              label={fill(words.below, { currency })}
              hint={words.belowHint}
              defaultValue={below}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          </div>
          <div hidden={!isOn}>
            <FieldGroup legend={words.who}>
              <CheckLine label={words.mainUser} checked disabled readOnly />
              {candidates.map(({ id, name }) => (
                <CheckLine
                  key={id}
                  label={name}
                  name="employees"
                  value={id}
                  defaultChecked={alert.employees.includes(id)}
                />
              ))}
              {candidates.length === 0 && <p>{words.noCandidates}</p>}
            </FieldGroup>
          </div>
        </>
      )}
    </EditDialog>
  );
}

/** As the call takes it. */
const amountForm = /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/;

/** `50.0000` as people write it. */
const plainAmount = (amount: string): string =>
  amount.replace(/(\.\d\d)\d*$/, '$1').replace(/\.00$/, '');
