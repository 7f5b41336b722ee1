import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { meta as pageMeta } from '#app/head/meta.ts';
import { request } from '#app/request/client.ts';
import { FollowLinks } from '#app/status/follow-links.tsx';
import { StatusBoard } from '#app/status/status-board.tsx';
import { StatusHero } from '#app/status/status-hero.tsx';
import { SubscribeForm } from '#app/status/subscribe-form.tsx';
import { SubscriptionLink } from '#app/status/subscription-link.tsx';
import { summarise } from '#app/status/summarise.ts';
import { useFresh } from '#app/status/use-fresh.ts';
import { Section } from '#app/ui/section.tsx';
import { still } from '#app/ui/still.tsx';
import { statusOf } from '#content/pages/status/status.ts';
import { localeOfPath } from '#content/site-map.ts';
import { listServices, overviewServices } from '#contract/status.ts';
import styles from './status.module.css';

const StatusArt = still(() =>
  import('#app/art/status/status-art.tsx').then((module) => module.StatusArt),
);

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  status: statusOf(localeOfPath(url.pathname)),
});

/** Feed readers find the feeds in the head. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  ...(page.loaderData?.status.announced ?? []).map(({ type, path, title }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: path,
  })),
];

export default function Status() {
  const { status } = useLoaderData<typeof loader>();
  const { words, feeds } = status;
  const services = useFresh(() => request(listServices), 'all');
  const overview = useFresh(() => request(overviewServices), 'all');
  const retry = () => {
    services.retry();
    overview.retry();
  };
  return (
    <>
      <StatusHero
        heading={words.heading}
        tip={services.fresh.step === 'ready' ? summarise(services.fresh.data, words) : words.tip}
      >
        {(className) => <StatusArt className={className} />}
      </StatusHero>
      <Section className={styles.board}>
        <SubscriptionLink words={words.link} retry={words.shared.retry} />
        <p className={styles.noScript}>{words.shared.noScript}</p>
        <StatusBoard
          status={status}
          services={services.fresh}
          overview={overview.fresh}
          onRetry={retry}
        />
        <section className={styles.subscribe}>
          <div>
            <h2>{words.subscribe.heading}</h2>
            <p>{words.subscribe.sentence}</p>
          </div>
          <div>
            <SubscribeForm words={words.subscribe} />
            <FollowLinks label={words.subscribe.feedsLabel} links={feeds} />
          </div>
        </section>
      </Section>
    </>
  );
}
