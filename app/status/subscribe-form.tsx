import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { fill } from '#content/fill.ts';
import type { StatusSubscribeData } from '#content/pages/status-subscribe/status-subscribe.ts';
import { choiceFields } from '#content/status/mailed-link.ts';
import { emailMaxLength, emailPattern } from '#contract/email-address.ts';
import { ServiceChips } from './service-chips.tsx';
import styles from './subscribe-form.module.css';
import { UpdateTiles } from './update-tiles.tsx';

export type Way = 'mail' | 'webhook';
type Chosen = { way: Way; onWay: (way: Way) => void };

const calls = onDemand(() => import('./subscription-calls.ts'));

const addressMaxLength = 500;

/** Subscribes a mail address or a webhook; the mail address must confirm before anything is sent. */
export function SubscribeForm({
  page: { words, services },
  way,
  onWay,
}: Chosen & { page: StatusSubscribeData }) {
  const [sentTo, setSentTo] = useState('');
  const chips = useRef<HTMLDivElement>(null);
  const { chosen, read, note, chooseAll } = useChosen(chips);
  const emailOf = (values: { email: string; owner: string }) =>
    (way === 'mail' ? values.email : values.owner).trim();

  const form = useForm({
    fields: ['services', 'email', 'webhook', 'owner', choiceFields.everyUpdate],
    problems: (values) => {
      const email = emailOf(values);
      const isMail = email.length <= emailMaxLength && emailPattern.test(email);
      return [
        ...(read().length === 0 ? [['services', 'status.services'] as const] : []),
        ...(way === 'webhook' && !isAddress(values.webhook)
          ? [['webhook', 'callback.url'] as const]
          : []),
        ...(isMail ? [] : [[way === 'mail' ? 'email' : 'owner', 'status.email'] as const]),
      ];
    },
    messages: {
      'status.services': words.services.missing,
      'status.email': words.mail.invalid,
      'callback.url': words.webhook.invalid,
    },
    noResponse: words.noResponse,
    send: async (values) => {
      const email = emailOf(values);
      const refusal = await (await calls.load()).askToSubscribe({
        email,
        services: read(),
        everyUpdate: values[choiceFields.everyUpdate] === 'true',
        ...(way === 'webhook' && { webhook: values.webhook.trim() }),
      });
      if (refusal) return refusedBy(refusal);
      setSentTo(email);
      return undefined;
    },
  });

  if (form.isDone)
    return (
      <div role="status">
        <p className={styles.sent} tabIndex={-1} ref={takeFocus}>
          <strong>{words.sent.heading}</strong> {fill(words.sent.sentence, { email: sentTo })}
        </p>
      </div>
    );

  const isAll = chosen.length === services.length;
  const field = form.field('services');
  const onServices = () => {
    note();
    form.onInput('services', '');
  };
  const onAll = () => {
    chooseAll(!isAll);
    onServices();
  };
  return (
    <Form {...form.props} className={styles.form} onFocus={calls.prepare}>
      <div ref={chips} onChange={onServices}>
        <ServiceChips
          id={field.id}
          legend={words.services.legend}
          services={services}
          chosen={[]}
          error={field.error}
          aside={
            <button type="button" data-only="script" onClick={onAll}>
              {isAll ? words.services.none : fill(words.services.all, { count: services.length })}
            </button>
          }
        />
      </div>
      <UpdateTiles words={words.updates} everyUpdate />
      <Ways words={words} field={form.field} way={way} onWay={onWay} />
      <div className={styles.end}>
        <Button type="submit" arrow={!form.isBusy} aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? <Loader label={words.sending} /> : nameOf(chosen.length, services, words)}
        </Button>
        <p>{words.submit.hint}</p>
      </div>
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}

type WaysProps = Chosen & {
  words: StatusSubscribeData['words'];
  field(name: 'email' | 'webhook' | 'owner'): ReturnType<ReturnType<typeof useForm>['field']>;
};

/** Where notices go: a mail address, or a webhook with that of its owner. */
function Ways({ words, field, way, onWay }: WaysProps) {
  const address = {
    type: 'email',
    autoComplete: 'email',
    placeholder: words.mail.placeholder,
    maxLength: emailMaxLength,
  } as const;
  return (
    <Tabs
      name="way"
      label={words.ways.label}
      selected={way}
      onSelect={onWay}
      tabs={[
        {
          id: 'mail',
          label: words.ways.mail,
          content: (
            <div className={styles.one}>
              <TextField {...field('email')} {...address} label={words.mail.label} />
            </div>
          ),
        },
        {
          id: 'webhook',
          label: words.ways.webhook,
          content: (
            <div className={styles.two}>
              <TextField
                {...field('webhook')}
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                className={styles.address}
                label={words.webhook.label}
                hint={words.webhook.hint}
                placeholder={words.webhook.placeholder}
                maxLength={addressMaxLength}
              />
              <TextField
                {...field('owner')}
                {...address}
                label={words.owner.label}
                hint={words.owner.hint}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

/** The ticked services, also those ticked before hydration. */
function useChosen(chips: { current: HTMLElement | null }) {
  const [chosen, setChosen] = useState<number[]>([]);
  const boxes = () => [...(chips.current?.querySelectorAll('input') ?? [])];
  const read = () => boxes().flatMap((box) => (box.checked ? [Number(box.value)] : []));
  const note = () => setChosen(read());
  const arrive = useEffectEvent(note);
  useEffect(() => arrive(), []);
  const chooseAll = (isAll: boolean) => {
    for (const box of boxes()) box.checked = isAll;
  };
  return { chosen, read, note, chooseAll };
}

function nameOf(
  count: number,
  { length: all }: StatusSubscribeData['services'],
  { submit }: StatusSubscribeData['words'],
): string {
  if (count === 0) return submit.bare;
  if (count === all) return submit.all;
  return count === 1 ? submit.one : fill(submit.several, { count });
}

/** The server knows which addresses it reaches, and that only with HTTPS in production. */
const isAddress = (typed: string): boolean =>
  /^https?:$/.test(URL.parse(typed.trim())?.protocol ?? '');

/** Focuses the note that replaces the form, whose focused button was removed. */
const takeFocus = (note: HTMLElement | null): void => note?.focus();
