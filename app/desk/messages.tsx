import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { FilterBar, FilterSearch, FilterStates, useFilters } from '#app/ui/filters.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { BackToList, SplitList } from '#app/ui/split-list.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { deskPages } from '#contract/desk.ts';
import * as contract from '#contract/desk-messages.ts';
import { htmlLanguages } from '#contract/locale.ts';
import desk from './desk.module.css';
import styles from './messages.module.css';
import { PageHead } from './page-head.tsx';
import { PagedList, usePagedList } from './paged-list.tsx';
import { replyLink } from './reply-link.ts';
import { useToday } from './today-items.tsx';
import { useAction } from './use-action.ts';

/** What visitors wrote in the contact form: a list, and beside it one message. */
export default function Messages() {
  const { filter, pages: names } = useWords('desk');
  const words = useWords('deskMessages');
  const { count } = useFormats();
  const { refresh: refreshToday } = useToday();
  const filters = useFilters();
  const state = filters.chosen('state', contract.messageStates);
  const find = filters.typed('find');
  const list = usePagedList(
    (pages) => request(contract.listDeskMessages, { state, find, pages }),
    filters.key,
  );
  const counts = list.known?.counts;
  return (
    <>
      <PageHead title={names.messages} />
      <FilterBar label={filter}>
        <FilterStates
          {...{ name: 'state', label: words.show, filters }}
          {...{ values: contract.messageStates, names: words.states }}
          countOf={(value) => counts && count(counts[value])}
        />
        <FilterSearch label={words.search} hint={words.searchHint} filters={filters} />
      </FilterBar>
      <PagedList list={list}>
        {({ messages }) => (
          <Inbox
            key={filters.key}
            messages={messages}
            empty={
              find ? (
                <EmptyLine heading={words.none}>
                  <TextButton onClick={() => filters.choose('find', '')}>{words.clear}</TextButton>
                </EmptyLine>
              ) : (
                <EmptyLine {...words.empty[state]} />
              )
            }
            onMarked={() => {
              list.refresh();
              refreshToday();
            }}
          />
        )}
      </PagedList>
    </>
  );
}

function Inbox({
  messages,
  empty,
  onMarked,
}: {
  messages: readonly contract.DeskMessage[];
  empty: React.ReactNode;
  onMarked: () => void;
}) {
  const words = useWords('deskMessages');
  const { utc } = useFormats();
  // A message stays open when it is marked and leaves the list.
  const [chosen, setChosen] = useState<contract.DeskMessage>();
  const opened = messages.find(({ id }) => id === chosen?.id) ?? chosen ?? messages[0];
  if (!opened) return empty;
  return (
    <SplitList
      label={words.list}
      rows={messages.map(({ id, fullName, sentAt, message, locale }) => ({
        ...{ id, name: fullName, text: message, lang: htmlLanguages[locale] },
        aside: <time dateTime={sentAt}>{utc(sentAt)}</time>,
      }))}
      opened={opened.id}
      isOpen={chosen !== undefined}
      onOpen={(id) => setChosen(messages.find((one) => one.id === id))}
    >
      <Message
        key={opened.id}
        message={opened}
        onBack={() => setChosen(undefined)}
        onMarked={(marked) => {
          setChosen(marked);
          onMarked();
        }}
      />
    </SplitList>
  );
}

function Message({
  message,
  onBack,
  onMarked,
}: {
  message: contract.DeskMessage;
  onBack: () => void;
  onMarked: (marked: contract.DeskMessage) => void;
}) {
  const { id, fullName, email, phone, locale, sentAt, answeredAt, answeredBy, customer } = message;
  const words = useWords('deskMessages');
  const { utc } = useFormats();
  const { act, isBusy, refused } = useAction();
  const mark = (isAnswered: boolean) =>
    act(
      () => request(contract.markDeskMessage, { id, isAnswered }),
      (marked) => {
        const { answered, reopened } = words.done;
        showToast({ heading: isAnswered ? answered : reopened, sentence: fullName });
        onMarked(marked);
      },
    );
  const time = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 16)}`;
  const language = languageNames[locale];
  const account = customer ? (
    <SiteLink to={`${deskPages.customers.path}/${customer.id}`}>{customer.name}</SiteLink>
  ) : (
    words.noCustomer
  );
  return (
    <article className={styles.message}>
      <BackToList label={words.back} onBack={onBack} />
      <header>
        <h2>{fullName}</h2>
        {answeredAt ? (
          <p>
            {fill(words.answered, { name: answeredBy, time: utc(answeredAt) })}{' '}
            <TextButton aria-disabled={isBusy || undefined} onClick={() => mark(false)}>
              {words.undo}
            </TextButton>
          </p>
        ) : (
          <Button
            variant="ink"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => mark(true)}
          >
            {isBusy ? words.marking : words.mark}
          </Button>
        )}
      </header>
      {refused && <FailureNote message={refused.message} />}
      <Facts
        facts={factsOf(words, {
          ...{ from: email, phone, sent: fill(words.sentIn, { time, language }) },
          customer: account,
        })}
      />
      <p className={styles.text} lang={htmlLanguages[locale]}>
        {message.message}
      </p>
      <p className={styles.answer}>
        <b>{words.answer.lead}</b>
        {words.answer.rest}{' '}
        <a href={replyLink(message, words)}>{fill(words.answer.write, { email })}</a>
      </p>
      <p className={desk.quiet}>{words.kept}</p>
    </article>
  );
}
