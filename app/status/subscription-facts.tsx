import { fill } from '#content/fill.ts';
import type { StatusSubscribeData } from '#content/pages/status-subscribe/status-subscribe.ts';
import type { ShownSubscription } from '#content/status/served.ts';
import { SubscriptionSlip } from './subscription-slip.tsx';

/** Where notices go, about which services, and which of them. */
export function SubscriptionFacts({
  page: { words, services },
  subscription: { email, locale, services: chosen, everyUpdate, webhook, pendingUntil },
}: {
  page: StatusSubscribeData;
  subscription: ShownSubscription;
}) {
  const { link } = words;
  const names = services.filter(({ id }) => chosen?.includes(id)).map(({ name }) => name);
  const what = everyUpdate ? link.every : link.ends;
  const fact = (id: 'to' | 'owner' | 'services' | 'what' | 'state', value: string) => ({
    id,
    name: link[id],
    value: id === 'to' ? <b>{value}</b> : value,
  });
  return (
    <SubscriptionSlip
      facts={[
        fact('to', webhook?.url ?? email),
        ...(webhook ? [fact('owner', email)] : []),
        fact('services', chosen ? names.join(link.separator) : link.all),
        fact('what', webhook ? what : fill(link.languages[locale], { what })),
        ...(webhook && !pendingUntil ? [fact('state', link.states[webhook.state])] : []),
      ]}
    />
  );
}
