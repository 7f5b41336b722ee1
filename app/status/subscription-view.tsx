import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { fill } from '#content/fill.ts';
import type { StatusSubscribeData } from '#content/pages/status-subscribe/status-subscribe.ts';
import { actionField, type LinkAction, type LinkKind } from '#content/status/mailed-link.ts';
import type { ShownSubscription, SubscriptionPageData } from '#content/status/served.ts';
import { writeMoment } from './moment-text.ts';
import { ServiceChips } from './service-chips.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import styles from './subscription-view.module.css';
import { UpdateTiles } from './update-tiles.tsx';

type LinkQuery = Partial<Record<LinkKind, string>>;
type Page = { page: StatusSubscribeData };
type Subscribed = Page & { subscription: ShownSubscription };

export function subscriptionHeading(
  { words }: StatusSubscribeData,
  data: SubscriptionPageData,
): string {
  if (data.view === 'link') return words.link[data.link];
  return data.view === 'secret' ? words.secret.heading : words.outcomes[data.outcome].heading;
}

/**
 * The page of a mailed link. Its buttons are plain forms, posted to the URL with the token, so that
 * they work without JavaScript.
 */
export function SubscriptionView({ page, data }: Page & { data: SubscriptionPageData }) {
  const { words } = page;
  if (data.view === 'outcome')
    return (
      <div className={styles.view} role="status">
        <p className={styles.lead}>{words.outcomes[data.outcome].sentence}</p>
        {(data.outcome === 'invalid' || data.outcome === 'left') && (
          <ButtonLink to={page.path} arrow>
            {words.again}
          </ButtonLink>
        )}
      </div>
    );
  const { subscription } = data;
  return (
    <div className={styles.view}>
      {data.view === 'link' && data.problem && <FailureNote message={data.problem} />}
      {data.view === 'secret' && <Secret page={page} secret={data.secret} />}
      <SubscriptionFacts page={page} subscription={subscription} />
      {data.view === 'link' && data.link === 'confirm' && (
        <Confirm page={page} subscription={subscription} token={data.token} />
      )}
      {data.view === 'link' && data.link === 'change' && (
        <Change page={page} subscription={subscription} />
      )}
      {data.view === 'link' && data.link !== 'confirm' && <Stop page={page} />}
    </div>
  );
}

function Confirm({ page, subscription, token }: Subscribed & { token: string }) {
  const { pendingUntil } = subscription;
  const { link } = page.words;
  const moment = pendingUntil && until(page, pendingUntil);
  return (
    <>
      <form method="post" className={styles.row}>
        <Action page={page} action="confirm" />
        <a
          href={`?${new URLSearchParams({ change: token } satisfies LinkQuery)}`}
          className={styles.link}
        >
          {link.toChange}
        </a>
      </form>
      <p className={styles.hint}>
        {link.withoutScript} {moment && fill(link.until, { moment })}
      </p>
    </>
  );
}

const until = ({ times, words }: StatusSubscribeData, at: string): string =>
  fill(words.link.moment, {
    moment: writeMoment(at, 'full', { zone: 'utc', words: times, today: at }),
  });

function Change({ page, subscription }: Subscribed) {
  const { words, services } = page;
  const { webhook, pendingUntil } = subscription;
  return (
    <>
      <form method="post" className={styles.form}>
        <ServiceChips
          legend={words.services.legend}
          services={services}
          chosen={subscription.services}
        />
        <UpdateTiles words={words.updates} everyUpdate={subscription.everyUpdate} />
        <div className={styles.row}>
          <Action page={page} action="change" />
        </div>
      </form>
      {webhook && !pendingUntil && (
        <form method="post" className={styles.row}>
          <Action page={page} action="test" />
          <Action page={page} action="secret" />
          <p className={styles.hint}>{words.link.secretHint}</p>
        </form>
      )}
    </>
  );
}

const Stop = ({ page }: Page) => (
  <form method="post" className={styles.row}>
    <Action page={page} action="stop" />
  </form>
);

const Action = ({ page, action }: Page & { action: LinkAction }) => (
  <Button
    type="submit"
    variant={action === 'confirm' || action === 'change' ? 'hot' : 'outline'}
    arrow={action === 'confirm'}
    name={actionField}
    value={action}
  >
    {page.words.link.actions[action]}
  </Button>
);

function Secret({ page: { words }, secret }: Page & { secret: string }) {
  return (
    <div role="status">
      <p className={styles.lead}>{words.secret.sentence}</p>
      <p className={styles.secret}>
        <span>{words.secret.name}</span>
        <code>{secret}</code>
        <CopyButton text={secret} words={words.copying} look="sign" />
      </p>
      <p className={styles.hint}>
        <NoWidow>{words.secret.note}</NoWidow>
      </p>
    </div>
  );
}
