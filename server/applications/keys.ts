import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { KeyRight } from '#contract/documented-api.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { preparedFor } from '../db/prepared.ts';
import { apiKeys, apiKeyUses, applications } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { decryptText, encryptText } from '../encryption.ts';
import { type Application, stillOpen } from './applications.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

const purpose = 'API key';

/** Prefixes that show in which environment a key works. */
const prefixes: Record<KeyEnvironment, { access: string; secret: string }> = {
  sandbox: { access: 'AKTEST', secret: 'sktest-' },
  live: { access: 'AKLIVE', secret: 'sk-' },
};

/** The alphabet of the keys: capitals and digits without those that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const accessKeyLetters = 20;

const newAccessKey = (environment: KeyEnvironment): string =>
  prefixes[environment].access +
  Array.from({ length: accessKeyLetters }, () => letters[randomInt(letters.length)]).join('');

type NewKey = { environment: KeyEnvironment; name: string; rights: readonly KeyRight[] };

/** Returns the secret key, which cannot be read again. */
export async function makeKey(
  tx: Database | Transaction,
  { secret, clock }: Pick<Context, 'secret' | 'clock'>,
  applicationId: string,
  { environment, name, rights }: NewKey,
): Promise<{ key: ApiKey; secretKey: string }> {
  const secretKey = prefixes[environment].secret + randomBytes(24).toString('base64url');
  const [key] = await tx
    .insert(apiKeys)
    .values({
      id: randomUUID(),
      applicationId,
      environment,
      name,
      accessKey: newAccessKey(environment),
      sealedSecret: encryptText(secret, purpose, secretKey),
      rights: [...rights],
      createdAt: clock.now(),
    })
    .returning();
  if (!key) throw new Error('The key was not stored.');
  return { key, secretKey };
}

/** Undefined if it was encrypted with another `APP_SECRET`; such a key cannot be used. */
export const secretKeyOf = (
  { secret }: Pick<Context, 'secret'>,
  { sealedSecret }: ApiKey,
): string | undefined => decryptText(secret, purpose, sealedSecret);

/** A valid key with its application; undefined while its customer is locked. */
export async function findKey(
  { database, clock, secret }: Pick<Context, 'database' | 'clock' | 'secret'>,
  environment: KeyEnvironment,
  accessKey: string,
): Promise<{ key: ApiKey; secretKey: string; application: Application } | undefined> {
  const [found] = await finding(database).execute({ accessKey, environment, now: clock.now() });
  if (!found) return undefined;
  const secretKey = secretKeyOf({ secret }, found.key);
  return secretKey === undefined ? undefined : { ...found, secretKey };
}

/** Runs at every call of the API, so it is prepared once. */
const finding = preparedFor((database) =>
  database
    .select({ key: apiKeys, application: applications })
    .from(apiKeys)
    .innerJoin(applications, eq(applications.id, apiKeys.applicationId))
    .leftJoin(customers, eq(customers.id, applications.customerId))
    .where(
      and(
        eq(apiKeys.accessKey, sql.placeholder('accessKey')),
        eq(apiKeys.environment, sql.placeholder('environment')),
        inUse(sql.placeholder('now')),
        stillOpen(sql.placeholder('now')),
        or(isNull(applications.customerId), eq(customers.status, 'active')),
      ),
    )
    .prepare('find a key'),
);

/** Valid keys: live ones first, then newest first. */
export const listKeys = (
  database: Database | Transaction,
  applicationId: string,
  now: Date,
): Promise<ApiKey[]> =>
  database
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.applicationId, applicationId), inUse(now)))
    .orderBy(asc(apiKeys.environment), desc(apiKeys.createdAt), asc(apiKeys.id));

/** All keys, ended ones included: the request log still names them. */
export const listKeysEver = (
  database: Database | Transaction,
  applicationId: string,
): Promise<ApiKey[]> =>
  database
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.applicationId, applicationId))
    .orderBy(desc(apiKeys.environment), desc(apiKeys.createdAt), asc(apiKeys.id));

export async function findKeyById(
  tx: Database | Transaction,
  applicationId: string,
  id: string,
): Promise<ApiKey | undefined> {
  const [found] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.applicationId, applicationId), eq(apiKeys.id, id)));
  return found;
}

/** Undefined where the application has no valid key with this id. */
export async function changeKey(
  tx: Transaction,
  { applicationId, id }: Pick<ApiKey, 'applicationId' | 'id'>,
  change: Partial<Pick<ApiKey, 'name' | 'rights' | 'endsAt'>>,
  now: Date,
): Promise<ApiKey | undefined> {
  const [changed] = await tx
    .update(apiKeys)
    .set(change)
    .where(and(eq(apiKeys.applicationId, applicationId), eq(apiKeys.id, id), inUse(now)))
    .returning();
  return changed;
}

/** Stores the last use of a key, at most once a minute. */
export async function noteUse(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id, lastUsedAt }: ApiKey,
  address: string,
): Promise<void> {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < minuteMs) return;
  await database
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedAddress: address })
    .where(eq(apiKeys.id, id));
}

/** The part of a statement that counts a use of a key if `when` holds. */
export const countingUse = (key: Placeholder, when: SQL): SQL => sql`
  insert into ${apiKeyUses} as counted (key_id, uses)
  select ${key}::uuid, 1 where ${when}
  on conflict (key_id) do update set uses = counted.uses + 1`;

/** Uses of each key since it was made; unused keys are missing. */
export async function countUses(
  database: Database | Transaction,
  applicationId: string,
): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: apiKeyUses.keyId, uses: apiKeyUses.uses })
    .from(apiKeyUses)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUses.keyId))
    .where(eq(apiKeys.applicationId, applicationId));
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

export const inUse = (now: Date | Placeholder) =>
  or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, now));
