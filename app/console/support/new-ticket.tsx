import { useSearchParams } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { readFields } from '#app/forms/read-fields.ts';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { useSubmissionId } from '#app/forms/use-submission-id.ts';
import { request } from '#app/request/client.ts';
import actions from '#app/ui/actions.module.css';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  openTicket,
  type TicketFactValues,
  ticketFacts,
  ticketFields,
  ticketLengths,
  ticketTypes,
} from '#contract/tickets.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { FactFields, isNeeded, isTyped } from './fact-fields.tsx';
import styles from './new-ticket.module.css';
import { TypeIcon } from './type-icon.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';

/** The form of a new ticket: what it is about, the facts of its type, and a text. */
export function NewTicket({ onSent }: { onSent: (number: string) => void }) {
  const words = useWords('consoleSupport');
  const { types } = useWords('tickets');
  const { cancel } = useWords('console');
  const pagePath = usePagePath();
  const inSession = useInSession();
  const { draft, change, forget } = useTicketDraft();
  const submission = useSubmissionId();
  const follows = useFollowedTicket();
  const products = useProductNames();
  const { type } = draft;
  const asks = ticketFacts[type];
  const facts: TicketFactValues = {
    ...draft.facts,
    product: products.find((name) => name === draft.facts.product) ?? products[0],
    severity: draft.facts.severity ?? 'affected',
  };
  const choose = (part: TicketFactValues) => change({ facts: { ...draft.facts, ...part } });

  const typed = asks.filter(isTyped);
  const fields = ['subject', 'text', ...typed] as const;
  const form = useForm<(typeof fields)[number], 'fact' | 'subject' | 'text'>({
    fields,
    problems: (given) => [
      ...typed.flatMap((fact) =>
        isNeeded(fact) && given[fact].trim() === '' ? ([[fact, 'fact']] as const) : [],
      ),
      ...(ticketFields.subject.safeParse(given.subject).success
        ? []
        : ([['subject', 'subject']] as const)),
      ...(ticketFields.text.safeParse(given.text).success ? [] : ([['text', 'text']] as const)),
    ],
    showsAllProblems: true,
    messages: words.form.needed,
    noResponse: words.form.notSent,
    send: async ({ subject, text, ...given }) => {
      const sent = asks.flatMap((fact) => {
        const value = ((given as TicketFactValues)[fact] ?? facts[fact] ?? '').trim();
        return value ? [[fact, value] as const] : [];
      });
      const input = { type, subject, text, facts: Object.fromEntries(sent), follows };
      const reply = await inSession(
        request(openTicket, { ...input, submission: submission.of(JSON.stringify(input)) }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      forget();
      onSent(reply.data.number);
      return undefined;
    },
  });

  return (
    <Form
      {...form.props}
      className={styles.form}
      onInput={({ currentTarget }) => {
        const { subject, text, ...given } = readFields(currentTarget, fields);
        change({ subject, text, facts: { ...draft.facts, ...given } });
      }}
    >
      <section>
        <h2 id="about">{words.form.about}</h2>
        <div role="radiogroup" aria-labelledby="about">
          <ChoiceTiles
            isWide
            name="type"
            chosen={type}
            onChoose={(chosen) => change({ type: chosen })}
            tiles={ticketTypes.map((value) => ({
              value,
              name: types[value],
              hint: words.form.types[value],
              icon: <TypeIcon type={value} />,
            }))}
          />
        </div>
      </section>
      {asks.length > 0 && (
        <section>
          <h2>{words.form.facts}</h2>
          <div className={styles.facts}>
            <FactFields
              {...{ type, facts, products }}
              fieldOf={form.field}
              onChoose={(fact, value) => choose({ [fact]: value })}
            />
          </div>
        </section>
      )}
      <section>
        <h2>{words.form.words}</h2>
        <div className={styles.words}>
          <TextField
            {...form.field('subject')}
            label={words.form.subject}
            defaultValue={draft.subject}
            maxLength={ticketLengths.subject}
            autoComplete="off"
          />
          <TextArea
            {...form.field('text')}
            label={words.form.text}
            defaultValue={draft.text}
            maxLength={ticketLengths.text}
            rows={6}
          />
        </div>
      </section>
      <section>
        <p className={styles.goes}>
          {follows && `${fill(words.form.follows, { ticket: follows })} `}
          {words.form.goes}
        </p>
        {form.refused && <FailureNote message={form.refused.message} />}
        <div className={actions.actions}>
          <Button type="submit" arrow={!form.isBusy} aria-disabled={form.isBusy || undefined}>
            {form.isBusy ? words.form.sending : words.form.send}
          </Button>
          <ButtonLink to={pagePath('console-support')} variant="outline">
            {cancel}
          </ButtonLink>
        </div>
      </section>
    </Form>
  );
}

/** The ended ticket that the address names. */
function useFollowedTicket(): string | undefined {
  const [params] = useSearchParams();
  const { success, data } = ticketFields.number.safeParse(params.get('follows'));
  return success ? data : undefined;
}

/** The products to choose from; what the address asks for comes first. */
function useProductNames(): string[] {
  const [params] = useSearchParams();
  const asked = params.get('product');
  const services = useLayout().products.flatMap((product) =>
    product.services.map(({ id, name }) => ({
      name,
      isAsked: asked === id || asked === product.id,
    })),
  );
  return services
    .toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked))
    .map(({ name }) => name);
}
