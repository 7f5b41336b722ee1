import { eq } from 'drizzle-orm';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { gatewayChanges } from '#server/db/gateway-schema.ts';
import { apiKeys, applications } from '#server/db/sandbox-schema.ts';
import { customers } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';

/**
 * Returns a function that names the accounts whose keys, rights, allow list, callback, products or
 * state have changed since without a note for the gateway.
 */
export async function watchUnnoted({ context }: TestApp): Promise<() => Promise<string[]>> {
  const before = await statesOf(context);
  return async () =>
    [...(await statesOf(context))].flatMap(([account, { state, revision }]) => {
      const known = before.get(account) ?? { state: pending, revision: null };
      return state === known.state || revision !== known.revision ? [] : [account];
    });
}

const pending = 'pending';

async function statesOf({ database, secret }: TestApp['context']) {
  const accounts = await database
    .select({ customer: customers, application: applications, change: gatewayChanges })
    .from(customers)
    .leftJoin(applications, eq(applications.customerId, customers.id))
    .leftJoin(gatewayChanges, eq(gatewayChanges.account, customers.publicId));
  const keys = await database.select().from(apiKeys).where(eq(apiKeys.environment, 'live'));
  return new Map(
    accounts.map(({ customer, application, change }) => {
      const own = keys.filter(({ applicationId }) => applicationId === application?.id);
      const state = JSON.stringify([
        ...[customer.status, customer.enabledProducts, application?.allowedAddresses],
        ...[application?.callbackUrl, application && callbackSecretOf({ secret }, application)],
        own.map(({ accessKey, rights, endsAt }) => [accessKey, rights, endsAt]),
      ]);
      const isPending = customer.status === 'pending' && own.length === 0;
      return [
        customer.publicId,
        { state: isPending ? pending : state, revision: change?.revision ?? null },
      ] as const;
    }),
  );
}
