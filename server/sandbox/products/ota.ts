import { countryOf } from '../behaviour/country-of.ts';
import { newId, shortTime } from '../behaviour/formats.ts';
import { outcomeOf } from '../behaviour/outcomes.ts';
import { Refusal } from '../behaviour/refusal.ts';
import { type Given, type Product, rule } from '../behaviour/rules.ts';
import { seedsOf } from '../records/seeds.ts';

/** A token of the SDK: works once, for one purpose. */
const token = 'ota.token';

const notValid = 4101;
const wasUsed = 4102;
const hasExpired = 4103;
const noResponse = 4105;
const notSupported = 4107;
const wrongPurpose = 4108;

type Purpose = 'login' | 'check';
type Tokened = { token: string; orderId?: string };

export const ota: Product = {
  rules: {
    otaLogin: rule<Tokened>(async (given) => {
      const phone = await useToken(given, 'login');
      if (outcomeOf(phone) === 'unknown') throw new Refusal(noResponse);
      return {
        loginId: newId(),
        phone,
        country: countryOf(phone),
        operator: operatorOf(phone),
        orderId: given.input.orderId,
        charged: true,
        loggedInAt: shortTime(given.now),
      };
    }),

    otaCheck: rule<Tokened & { phone: string }>(async (given) => {
      const { phone, orderId } = given.input;
      const own = await useToken(given, 'check');
      const compared = own === phone ? 'match' : 'mismatch';
      const result = outcomeOf(own) === 'unknown' ? 'unknown' : compared;
      return {
        checkId: newId(),
        result,
        operator: operatorOf(own),
        orderId,
        charged: result !== 'unknown',
        checkedAt: shortTime(given.now),
      };
    }),
  },

  seeds: () => seedsOf(token, ofDocuments, { id: 'token' }),
};

const ofDocuments = [
  { token: 'ota-3f8a1c6e9b2d47f0a5c8e1b4d7f09a2c', purpose: 'login', phone: '12025550187' },
  { token: 'ota-7b2e5d8f1a4c46b0938e6f7a0c1d2e3f', purpose: 'check', phone: '12025550187' },
];

/** Format for testers without the SDK: purpose, number of the SIM card and a unique suffix. */
const written = /^ota-(?<purpose>login|check)-(?<phone>[1-9]\d{6,14})-[\w-]+$/;

/** Number of the SIM card. A refused token is not used up. */
async function useToken({ store, input }: Given<Tokened>, purpose: Purpose): Promise<string> {
  const known = await store.get(token, input.token);
  const meant = known?.data ?? written.exec(input.token)?.groups;
  if (!meant) throw new Refusal(notValid);
  if (known?.data.isUsed) throw new Refusal(wasUsed);
  if (meant.purpose !== purpose) throw new Refusal(wrongPurpose);
  const phone = String(meant.phone);
  const outcome = outcomeOf(phone);
  if (outcome === 'expires') throw new Refusal(hasExpired);
  if (outcome === 'refused') throw new Refusal(notSupported);
  if (known) await store.change(token, known, { isUsed: true });
  else await store.add(token, input.token, { isUsed: true });
  return phone;
}

/** Examples have no Chinese numbers; any is assigned one operator. */
const operatorOf = (phone: string): string =>
  countryOf(phone) === 'CN' ? 'china_mobile' : 'other';
