import { useState } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import type { StatusSubscribeData } from '#content/pages/status-subscribe/status-subscribe.ts';
import type { SubscriptionPageData } from '#content/status/served.ts';
import { StatusHero } from './status-hero.tsx';
import { SubscribeAside } from './subscribe-aside.tsx';
import { SubscribeForm, type Way } from './subscribe-form.tsx';
import styles from './subscribe-view.module.css';
import { SubscriptionView, subscriptionHeading } from './subscription-view.tsx';

/** The subscription form, or what a mailed link shows. Rendered by server and browser. */
export function SubscribeView({
  page,
  data,
}: {
  page: StatusSubscribeData;
  data: SubscriptionPageData | undefined;
}) {
  const { words, statusPage } = page;
  return (
    <>
      <StatusHero
        isLong
        heading={data ? subscriptionHeading(page, data) : words.heading}
        crumb={<Breadcrumb label={words.breadcrumb} steps={[statusPage, { name: words.name }]} />}
      >
        {!data && (
          <p>
            <NoWidow>{words.tip}</NoWidow>
          </p>
        )}
      </StatusHero>
      <Section className={styles.subscribe ?? ''}>
        {data ? <SubscriptionView page={page} data={data} /> : <Subscribe page={page} />}
      </Section>
    </>
  );
}

function Subscribe({ page }: { page: StatusSubscribeData }) {
  const [way, setWay] = useState<Way>('mail');
  return (
    <div className={styles.columns}>
      <SubscribeForm page={page} way={way} onWay={setWay} />
      <SubscribeAside page={page} way={way} />
    </div>
  );
}
