import { apiProductsOf, type ServiceId, services } from '#content/products.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { TicketOutline } from '#contract/tickets.ts';
import type { readUsageSummary } from '#contract/usage.ts';

export type UsageSummary = Accepted<CallReply<typeof readUsageSummary>>['data'];

export type ProductUsage = {
  price: number;
  count: number;
  delivered: number;
  /** With a final state. */
  ended: number;
  /** Those with the highest price first. */
  countries: readonly string[];
  /** The only product of the API that was used; undefined for several, or none. */
  apiProduct: string | undefined;
};

/** What the enabled services of a product were used for. */
export function usageOfProduct(
  enabled: readonly ServiceId[],
  { products }: Pick<UsageSummary, 'products'>,
): ProductUsage {
  const own = new Set<string>(enabled.flatMap((service) => apiProductsOf[service]));
  const used = products.filter(({ product }) => own.has(product));
  const sum = (of: (one: (typeof used)[number]) => number) =>
    used.reduce((total, one) => total + of(one), 0);
  return {
    price: sum(({ price }) => Number(price)),
    count: sum(({ count }) => count),
    delivered: sum(({ delivered }) => delivered),
    ended: sum(({ delivered, failed }) => delivered + failed),
    countries: [...new Set(used.flatMap(({ countries }) => countries))],
    apiProduct: used.length === 1 ? used[0]?.product : undefined,
  };
}

/** The open ticket that asks for one of a product's services, in whatever language. */
export const ticketAskingFor = (
  product: readonly ServiceId[],
  tickets: readonly Pick<TicketOutline, 'number' | 'type' | 'product'>[],
): string | undefined =>
  tickets.find(
    ({ type, product: name }) =>
      type === 'product' &&
      product.some((id) => services[id].name.en === name || services[id].name.zh === name),
  )?.number;
