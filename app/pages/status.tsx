import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { meta as pageMeta } from '#app/head/meta.ts';
import { FilledPart } from '#app/status/filled-part.tsx';
import { FollowLinks } from '#app/status/follow-links.tsx';
import { useServed } from '#app/status/served.ts';
import { StatusView } from '#app/status/status-view.tsx';
import { useLive } from '#app/status/use-live.ts';
import { useZone } from '#app/status/zone-choice.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#content/fill.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { localeOfPath } from '#content/site-map.ts';
import type { StatusPageData } from '#content/status/served.ts';
import styles from './status.module.css';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  status: statusOf(localeOfPath(url.pathname)),
});

/** Feeds for readers that look for them in the head. */
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
  const { status, head } = useLoaderData<typeof loader>();
  const { words, feeds, subscribePath } = status;
  const served = useServed<StatusPageData>();
  const live = useLive<StatusPageData>(
    served,
    async () => (await import('#app/status/calls.ts')).loadStatus(),
    'all',
  );
  const zone = useZone();
  const count = live.data?.overview.open.length ?? 0;
  useEffect(() => {
    document.title = count > 0 ? fill(words.titled, { count, title: head.title }) : head.title;
  }, [count, words.titled, head.title]);
  return (
    <>
      <FilledPart>
        <StatusView status={status} live={live} zone={zone} />
      </FilledPart>
      <Section className={styles.follow ?? ''}>
        <section className={styles.subscribe}>
          <div>
            <h2>{words.subscribe.heading}</h2>
            <p>{words.subscribe.sentence}</p>
          </div>
          <div>
            <ButtonLink to={subscribePath} arrow>
              {words.subscribe.action}
            </ButtonLink>
            <FollowLinks label={words.subscribe.feedsLabel} links={feeds} />
          </div>
        </section>
      </Section>
    </>
  );
}
