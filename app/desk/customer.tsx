import { useState } from 'react';
import { request } from '#app/request/client.ts';
import actionsLook from '#app/ui/actions.module.css';
import { BalanceBar } from '#app/ui/balance-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { useFilters } from '#app/ui/filters.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { type DeskCustomer, readDeskCustomer } from '#contract/desk-customers.ts';
import styles from './customer.module.css';
import { type CustomerAction, CustomerDialog } from './customer-dialogs.tsx';
import { CustomerEvents, CustomerPeople, CustomerRequests } from './customer-tabs.tsx';
import desk from './desk.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { CustomerTickets } from './tickets.tsx';
import { useAsked, useDesk } from './use-desk.ts';

type Part = { customer: DeskCustomer; onAction: (action: CustomerAction) => void };

const tabIds = ['overview', 'tickets', 'requests', 'people', 'events'] as const;

/** One customer: who they are, what they use, and what happened. */
export function Customer({ id }: { id: string }) {
  const { pages: names } = useWords('desk');
  const words = useWords('deskCustomers');
  const filters = useFilters();
  const tab = filters.chosen('tab', tabIds);
  const { loaded, known, refresh } = useAsked(() => request(readDeskCustomer, { id }));
  const [action, setAction] = useState<CustomerAction>();
  /** Somebody else may have changed what was refused. */
  const close = () => {
    setAction(undefined);
    refresh();
  };
  return (
    <>
      {!known && <PageHead title={names.customers} below="customers" />}
      <LoadedPart loaded={loaded} refresh={refresh}>
        {(customer) => {
          const part = { customer, onAction: setAction };
          const content = {
            overview: () => <Overview {...part} />,
            tickets: () => <CustomerTickets id={id} />,
            requests: () => <CustomerRequests id={id} />,
            people: () => <CustomerPeople {...part} />,
            events: () => <CustomerEvents id={id} />,
          };
          return (
            <>
              <Head {...part} />
              <Tabs
                className={styles.tabs}
                label={customer.name}
                selected={tab}
                onSelect={(chosen) => filters.choose('tab', chosen === 'overview' ? '' : chosen)}
                tabs={tabIds.map((one) => ({
                  id: one,
                  label: words.tabs[one],
                  content: one === tab && content[one](),
                }))}
              />
              {action && (
                <CustomerDialog
                  customer={customer}
                  action={action}
                  onClose={close}
                  onDone={(heading) => {
                    showToast({ heading, sentence: customer.name });
                    close();
                  }}
                />
              )}
            </>
          );
        }}
      </LoadedPart>
    </>
  );
}

function Head({ customer, onAction }: Part) {
  const { both } = useWords('desk');
  const words = useWords('deskCustomers');
  const { date } = useFormats();
  const { countryName } = useLocaleSettings();
  const { name, status, country, createdAt, factors, isEmailVerified } = customer;
  const isAdministrator = useIsAdministrator();
  const said = [
    ...(country ? [country[countryName]] : []),
    fill(words.since, { date: date(createdAt) }),
    ...(status === 'active' ? [] : [words.statuses[status]]),
  ];
  const actions = [
    { kind: 'resend', isOffered: !isEmailVerified && status !== 'disabled' },
    { kind: 'reset', isOffered: factors.passkeys > 0 || factors.hasApp },
    { kind: 'disable', isOffered: isAdministrator && status !== 'disabled' },
    { kind: 'enable', isOffered: isAdministrator && status === 'disabled' },
  ] as const;
  return (
    <PageHead
      title={name}
      below="customers"
      sentence={joinBy(both, said)}
      action={
        <div className={actionsLook.actions}>
          {actions.map(
            ({ kind, isOffered }) =>
              isOffered && (
                <Button
                  key={kind}
                  variant="outline"
                  size="small"
                  onClick={() => onAction({ kind })}
                >
                  {words[kind]}
                </Button>
              ),
          )}
        </div>
      }
    />
  );
}

function Overview({ customer, onAction }: Part) {
  const { both } = useWords('desk');
  const words = useWords('deskCustomers');
  const { utc } = useFormats();
  const { twoFactor } = words;
  const { email, isEmailVerified, phone, username, factors, keys, lastCallAt } = customer;
  const { passkeys, hasApp, recoveryCodes } = factors;
  const signIn = [
    passkeys > 0 || hasApp ? twoFactor.on : twoFactor.off,
    ...(passkeys > 0 ? [fill(twoFactor.passkeys, { count: passkeys })] : []),
    ...(hasApp ? [twoFactor.app] : []),
    ...(recoveryCodes > 0 ? [fill(twoFactor.codes, { count: recoveryCodes })] : []),
  ];
  const withSmall = (value: string, small: string) => (
    <>
      {value}
      <small>{small}</small>
    </>
  );
  const mail = isEmailVerified ? [email] : [email, words.unconfirmed];
  return (
    <div className={styles.overview}>
      <div>
        <Money customer={customer} onAction={onAction} />
        <Products customer={customer} onAction={onAction} />
      </div>
      <Facts
        facts={factsOf(words.facts, {
          mainUser: withSmall(customer.mainUser, joinBy(both, phone ? [...mail, phone] : mail)),
          username: username || words.never,
          signIn: joinBy(both, signIn),
          keys: withSmall(fill(words.keys, keys), words.secrets),
          callbacks: fill(words.callbacks, customer.callbacks),
          lastCall: lastCallAt ? utc(lastCallAt) : words.never,
          id: customer.id,
        })}
      />
    </div>
  );
}

/** Balance and credit, and the balance as its part of a line. */
function Money({ customer: { balance, credit, currency }, onAction }: Part) {
  const words = useWords('deskCustomers');
  const { amount } = useFormats();
  const [paid, lent] = [Number(balance), Number(credit)];
  return (
    <div className={styles.money}>
      {[
        { id: 'balance', name: words.balance, value: paid },
        { id: 'credit', name: words.credit, value: lent },
      ].map(({ id, name, value }) => (
        <p key={id}>
          <span>{name}</span> <b>{amount(value)}</b> <code>{currency}</code>
        </p>
      ))}
      <BalanceBar paid={paid} lent={lent} />
      {useIsAdministrator() && (
        <TextButton onClick={() => onAction({ kind: 'money' })}>{words.changeMoney}</TextButton>
      )}
    </div>
  );
}

function Products({ customer, onAction }: Part) {
  const words = useWords('deskCustomers');
  const services = useLayout().products.flatMap((product) => product.services);
  const isOn = ({ id }: { id: string }) => customer.products.includes(id);
  const mayChange = useIsAdministrator();
  return (
    <RowTable
      className={desk.table}
      label={words.columns.products}
      heads={words.products}
      rows={[...services.filter(isOn), ...services.filter((one) => !isOn(one))]}
      cells={(product) => ({
        product: (
          <span className={styles.product} data-on={isOn(product) || undefined}>
            {product.name}
          </span>
        ),
        state: isOn(product) ? words.on : words.off,
        actions: mayChange && (
          <TextButton
            onClick={() => onAction({ kind: isOn(product) ? 'turnOff' : 'turnOn', product })}
          >
            {isOn(product) ? words.turnOff : words.turnOn}
          </TextButton>
        ),
      })}
    />
  );
}

const useIsAdministrator = (): boolean => useDesk().viewer.roles.includes('administrator');
