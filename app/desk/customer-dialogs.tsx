import type { ComponentProps } from 'react';
import { failedChecks } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskCustomersWords } from '#content/interface/desk-customers.ts';
import * as contract from '#contract/desk-customers.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { useDeskForm } from './use-desk-form.ts';

export type CustomerAction =
  | { kind: 'reset' | 'resend' | 'money' | 'disable' | 'enable' }
  | { kind: 'end'; person: contract.CustomerPerson }
  | { kind: 'turnOn' | 'turnOff'; product: { id: string; name: string } };

type Typed = Record<string, string>;

/** Asks before something is done to a customer, with a reason or amounts where they are needed. */
export function CustomerDialog({
  customer,
  action,
  onClose,
  onDone,
}: {
  customer: contract.DeskCustomer;
  action: CustomerAction;
  onClose: () => void;
  /** What was done. */
  onDone: (heading: string) => void;
}) {
  const words = useWords('deskCustomers');
  const { heading, sentence, act, done } = words.questions[action.kind];
  const fields = fieldsOf(customer, action, words);
  const form = useDeskForm({
    fields: fields.map(({ name }) => name),
    problems: (typed: Typed) =>
      failedChecks(
        fields.map(({ name, isRight, code }) => [!isRight(typed[name] ?? ''), [name, code]]),
      ),
    messages: words.errors,
    send: (typed) => send(customer, action, typed),
    onDone: () => onDone(done),
  });
  const { name, mainUser, currency, people, keys } = customer;
  const values = {
    ...{ name, mainUser, currency, keys: keys.live + keys.sandbox },
    count: people.reduce((sum, { sessions }) => sum + sessions, 0),
    ...('person' in action && { person: action.person.name }),
    ...('product' in action && { product: action.product.name }),
  };
  return (
    <DeskDialog {...{ form, onClose, act }} heading={fill(heading, values)} acting={words.saving}>
      <p>{fill(sentence, values)}</p>
      {fields.map(({ isRight: _, code: __, ...field }) => (
        <TextField key={field.name} {...form.field(field.name)} {...field} autoComplete="off" />
      ))}
    </DeskDialog>
  );
}

type Field = Pick<ComponentProps<typeof TextField>, 'label' | 'defaultValue' | 'maxLength'> & {
  name: string;
  isRight: (text: string) => boolean;
  code: keyof DeskCustomersWords['errors'];
};

const { amount, reason } = contract.customerFields;

function fieldsOf(
  customer: contract.DeskCustomer,
  { kind }: CustomerAction,
  words: DeskCustomersWords,
): Field[] {
  const money = (name: 'balance' | 'credit'): Field => ({
    ...{ name, label: words[name], code: 'desk.amount' },
    defaultValue: customer[name].replace(/(\.\d\d)0+$/, '$1'),
    isRight: (text) => amount.safeParse(text).success,
  });
  const why: Field = {
    ...{ name: 'reason', label: words.reason, code: 'desk.reason' },
    maxLength: contract.customerReasonMaxLength,
    isRight: (text) => reason.safeParse(text).success,
  };
  if (kind === 'money') return [money('balance'), money('credit')];
  if (kind === 'enable') return [why];
  if (kind !== 'disable') return [];
  const { name } = customer;
  const label = fill(words.name, { name });
  const isRight = (text: string) => text.trim() === name.trim();
  return [why, { name: 'name', label, code: 'desk.name', isRight }];
}

function send(
  { id, balance, credit }: contract.DeskCustomer,
  action: CustomerAction,
  typed: Typed,
): Promise<Reply<unknown>> {
  const { reason = '' } = typed;
  switch (action.kind) {
    case 'reset':
      return request(contract.resetCustomerFactor, { id });
    case 'resend':
      return request(contract.resendCustomerActivation, { id });
    case 'end':
      return request(contract.endCustomerSessions, { id, employee: action.person.id });
    case 'money': {
      const after = { balance: typed.balance ?? '', credit: typed.credit ?? '' };
      return request(contract.setCustomerMoney, { id, ...after, before: { balance, credit } });
    }
    case 'disable':
    case 'enable': {
      const isDisabled = action.kind === 'disable';
      return request(contract.setCustomerAccess, { id, isDisabled, reason });
    }
    default: {
      const isOn = action.kind === 'turnOn';
      return request(contract.switchCustomerProduct, { id, product: action.product.id, isOn });
    }
  }
}
