import { lazy, Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { meta as pageMeta } from '#app/head/meta.ts';
import { FilledPart } from '#app/status/filled-part.tsx';
import { FollowLinks } from '#app/status/follow-links.tsx';
import { LinkNote } from '#app/status/link-note.tsx';
import { useServed } from '#app/status/served.ts';
import { StatusView } from '#app/status/status-view.tsx';
import { SubscribeForm } from '#app/status/subscribe-form.tsx';
import { useLive } from '#app/status/use-live.ts';
import { useZone } from '#app/status/zone-choice.ts';
import { useHydrated } from '#app/ui/hydration.ts';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#content/fill.ts';
import { statusOf } from '#content/pages/status/status.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { localeOfPath } from '#content/site-map.ts';
import { isLinkKind, type LinkNotice, linkNoticeOf } from '#content/status/mailed-link.ts';
import type { StatusPageData } from '#content/status/served.ts';
import styles from './status.module.css';

/** Handles mailed links by script; loaded only when the address has one. */
const SubscriptionLink = lazy(async () => ({
  default: (await import('#app/status/subscription-link.tsx')).SubscriptionLink,
}));

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
  const { words, feeds } = status;
  const served = useServed<StatusPageData>();
  const live = useLive<StatusPageData>(
    served,
    async () => (await import('#app/status/calls.ts')).loadStatus(),
    'all',
  );
  const zone = useZone();
  // The server rendered it from the same address; the prerendered page has no notice.
  const [notice, setNotice] = useState(() => served && linkNoticeOf(location.search));
  useEffect(() => setNotice(linkNoticeOf(location.search)), []);
  const count = live.data?.overview.open.length ?? 0;
  useEffect(() => {
    document.title = count > 0 ? fill(words.titled, { count, title: head.title }) : head.title;
  }, [count, words.titled, head.title]);
  return (
    <>
      <FilledPart>
        <StatusView
          status={status}
          live={live}
          zone={zone}
          notice={notice && <FromMail notice={notice} words={words} />}
        />
      </FilledPart>
      <Section className={styles.follow ?? ''}>
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

/** Server-rendered notice, until hydration replaces it. */
function FromMail({ notice, words }: { notice: LinkNotice; words: StatusWords }) {
  const isHydrated = useHydrated();
  const note = <LinkNote notice={notice} words={words.link} />;
  if (!isHydrated || !isLinkKind(notice)) return note;
  return (
    <Suspense fallback={note}>
      <SubscriptionLink kind={notice} words={words.link} retry={words.shared.retry} />
    </Suspense>
  );
}
