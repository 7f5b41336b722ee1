import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { FilledPart } from '#app/status/filled-part.tsx';
import { useServed } from '#app/status/served.ts';
import { SubscribeView } from '#app/status/subscribe-view.tsx';
import { statusSubscribeOf } from '#content/pages/status-subscribe/status-subscribe.ts';
import { localeOfPath } from '#content/site-map.ts';
import type { SubscriptionPageData } from '#content/status/served.ts';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  subscribe: statusSubscribeOf(localeOfPath(url.pathname)),
});

/** The server fills in what a mailed link is about; without a link it is the form. */
export default function StatusSubscribe() {
  const { subscribe } = useLoaderData<typeof loader>();
  const served = useServed<SubscriptionPageData>();
  // A link to the form stays on this route.
  const { search } = useLocation();
  const [servedFor] = useState(search);
  return (
    <FilledPart>
      <SubscribeView page={subscribe} data={search === servedFor ? served : undefined} />
    </FilledPart>
  );
}
