import { randomInt } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { dayMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../behaviour/formats.ts';
import { isWithin, type Period } from '../behaviour/pages.ts';
import { missingField, Refusal, wrongValue } from '../behaviour/refusal.ts';
import { type Product, rule } from '../behaviour/rules.ts';
import { isOfExamples } from '../behaviour/start-time.ts';
import type { Data, RecordStore } from '../records/record-store.ts';
import { seedsOf } from '../records/seeds.ts';

export const shortLink = 'short-chain.link';
/** Verified beforehand, live by our team. */
const domain = 'short-chain.domain';

const slugIsTaken = 6402;
const notYourDomain = 6403;
const isShortLink = 6404;

const defaultLifeMs = 90 * dayMs;
const longestLifeMs = 2 * 365 * dayMs;

/** Domain shared by all customers: the operator's, prefixed with s. */
const sharedDomain = `s.${new URL(brand.hosts.site).hostname.replace(/^www\./, '')}`;
const shorteners = [sharedDomain, 'bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'is.gd'];

type Wanted = {
  url: string;
  domain?: string;
  slug?: string;
  expiresAt?: string;
  title?: string;
  tag?: string;
  orderId?: string;
};

export const shortChain: Product = {
  rules: {
    shortLinkCreate: rule<Wanted>(async ({ store, input, now, origin }) => {
      const { url, title, tag, orderId } = input;
      if (input.domain) await store.find(domain, input.domain, notYourDomain);
      if (await leadsToShortLink(store, url, origin)) throw new Refusal(isShortLink);
      const expires = expiryOf(input.expiresAt, now);
      const on = input.domain ?? sharedDomain;
      const slug = input.slug ?? newSlug();
      const isTaken = (await store.list(shortLink)).some(
        ({ data, isSeed }) => !isSeed && data.domain === on && data.slug === slug,
      );
      if (isTaken) throw new Refusal(slugIsTaken);
      const linkId = newId();
      // The shared domain does not serve the sandbox, which has its own path.
      const shortUrl = input.domain ? `https://${on}/${slug}` : `${origin}/s/${linkId}/${slug}`;
      const data = {
        ...{ linkId, shortUrl, url, domain: on, slug, title, tag, orderId },
        characters: shortUrl.length,
        status: 'active',
        createdAt: shortTime(now),
        expiresAt: shortTime(expires),
      };
      const afterMs = expires.getTime() - now.getTime();
      const steps = [{ afterMs, changes: () => ({ status: 'expired' }) }];
      return (await store.add(shortLink, linkId, data, steps)).data;
    }),

    shortLinkGet: rule<Partial<Period> & { linkId: string }>(async ({ store, input }) => {
      const { from, to } = input;
      if ((from === undefined) !== (to === undefined))
        throw new Refusal(missingField, { field: from === undefined ? 'from' : 'to' });
      const { data } = await store.find(shortLink, input.linkId, 'linkId');
      return withClicks(data, input);
    }),
  },

  seeds: () => seedsOf(domain, { domain: 'go.customer.example' }, { id: 'domain' }),
};

async function leadsToShortLink(store: RecordStore, url: string, origin: string): Promise<boolean> {
  const { hostname, host, pathname } = URL.parse(url) ?? {};
  if (!hostname)
    throw new Refusal(wrongValue, {
      field: 'url',
      problem: 'format',
      expected: 'an address with the name of a host',
    });
  const own = new URL(`${origin}/s/`);
  if (host === own.host && pathname?.startsWith(own.pathname)) return true;
  return shorteners.includes(hostname) || (await store.get(domain, hostname)) !== undefined;
}

/** A past date of the examples means the default. */
function expiryOf(expiresAt: string | undefined, now: Date): Date {
  const usual = new Date(now.getTime() + defaultLifeMs);
  if (expiresAt === undefined) return usual;
  const expires = new Date(expiresAt);
  const lifeMs = expires.getTime() - now.getTime();
  if (lifeMs > 0 && lifeMs <= longestLifeMs) return expires;
  if (isOfExamples(expires)) return usual;
  throw new Refusal(wrongValue, {
    field: 'expiresAt',
    problem: 'range',
    expected: 'a time in the future, at most 2 years ahead',
  });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const newSlug = (): string =>
  Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

const unopened = { clicks: 0, visitors: 0, machines: 0, byDay: [], byCountry: [], byDevice: [] };

/** Only a documented link has clicks, on its first day. */
function withClicks(data: Data, period: Partial<Period>): Data {
  const { firstClickAt, lastClickAt, ...link } = data;
  const isIn = typeof firstClickAt === 'string' && isWithin(period, new Date(firstClickAt));
  return isIn ? data : { ...link, ...unopened };
}
