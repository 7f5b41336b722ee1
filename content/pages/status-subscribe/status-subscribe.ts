import { statusNotice } from '#content/messages/status-notice.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { pagePath } from '#content/site-map.ts';
import { statusServices } from '#content/status/services.ts';
import { sampleEvent } from '#content/status/webhook-event.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { words as chinese } from './zh.ts';

const wordsOf = { en: english, zh: chinese };

export type StatusSubscribeData = ReturnType<typeof statusSubscribeOf>;

/** The subscription page of one language, with a sample of what a subscriber gets. */
export function statusSubscribeOf(locale: Locale) {
  const { ground, feeds, words: status } = statusOf(locale);
  return {
    words: wordsOf[locale],
    path: pagePath('service-status-subscribe', locale),
    statusPage: ground.statusPage,
    services: statusServices.map(({ id, name }) => ({ id, name: name[locale] })),
    times: ground.shared.times,
    feeds,
    feedsLabel: status.subscribe.feedsLabel,
    sample: { subject: sampleSubject(locale), request: sampleRequest },
  };
}

/** The subject of a real mail. */
function sampleSubject(locale: Locale): string {
  const { title, text } = wordsOf[locale].sample;
  const url = 'https://www.example.com/';
  return statusNotice.render(
    {
      ...{ kind: 'degraded', title, text, services: ['Viber'], at: sampleEvent.occurredAt },
      changes: [{ service: 'Viber', impact: 'degraded', before: 'outage' }],
      ...{ link: url, unsubscribePage: url, oneClick: url },
    },
    locale,
  ).subject;
}

const sampleRequest = `POST /status
x-callback-timestamp: ${Date.parse(sampleEvent.occurredAt)}
x-callback-nonce: 6d1f0c52…
x-callback-signature: 9f2c81d4…

${JSON.stringify(sampleEvent, undefined, 2).replace(/\{\n\s+("\w+": "[^"]*"),\n\s+("\w+": "[^"]*")\n\s+\}/g, '{ $1, $2 }')}`;
