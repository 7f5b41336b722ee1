import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { recordEvent } from '../audit/record.ts';
import type { Database, Transaction } from '../db/database.ts';
import { customers } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { noteChange } from '../gateway/note-change.ts';
import { ensurePrivateFile } from '../private-file.ts';
import { StartError } from '../start-error.ts';
import type { Customer } from './customers.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';

const account = z.object({ email: z.email(), username: z.string(), password: z.string().min(12) });

export type DemoAccount = z.output<typeof account>;

/** Never on an external database or in production. */
export const wantsDemoAccount = (env: Env): boolean =>
  env.demoAccount && !env.production && env.databaseUrl === undefined;

/** Ensures that the demo account of this data folder exists and has the stored password. */
export async function ensureDemoAccount(
  database: Database,
  dataDir: string,
  addSamples: AddSamples = async () => undefined,
): Promise<DemoAccount | undefined> {
  const demo = await storedAccount(join(dataDir, 'demo-account.json'));
  const found = await findDemo(database, demo.email);
  if (!found) await makeDemo(database, demo, addSamples);
  else if (!(await verifyPassword(found.passwordHash, demo.password)))
    await setPassword(database, found, demo.password);
  return (await findDemo(database, demo.email)) ? demo : undefined;
}

async function findDemo(database: Database, email: string) {
  const [found] = await database
    .select({
      id: customers.id,
      publicId: customers.publicId,
      passwordHash: customers.passwordHash,
    })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email));
  return found;
}

/** Adds what an account in use has, such as tickets, in the transaction that makes the account. */
type AddSamples = (tx: Transaction, customer: Customer, now: Date) => Promise<void>;

async function makeDemo(
  database: Database,
  demo: DemoAccount,
  addSamples: AddSamples,
): Promise<void> {
  const now = new Date();
  const passwordHash = await hashPassword(demo.password);
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(customers)
      .values({
        status: 'active',
        email: demo.email,
        emailVerifiedAt: now,
        phone: '+12025550142',
        username: demo.username,
        passwordHash,
        firstName: 'Dana',
        lastName: 'Moore',
        companyName: 'Harbour Coffee',
        countryId: 840,
        locale: 'en',
        balance: '128.5',
        creditBalance: '500',
        enabledProducts: ['smsOtp', 'voiceOtp', 'whatsappBusiness', 'numberCheck'],
        activatedAt: now,
      })
      // A visitor may have signed up with the same username or phone.
      .onConflictDoNothing()
      .returning();
    if (!made) return;
    await addSamples(tx, made, now);
    await noteChange(tx, made);
    await trace(tx, made, { made: true });
  });
}

async function setPassword(database: Database, demo: Stored, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (tx) => {
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, demo.id));
    await trace(tx, demo, { made: false });
  });
}

type Stored = { id: number; publicId: string };

const trace = (tx: Transaction, { publicId }: Stored, details: { made: boolean }): Promise<void> =>
  recordEvent(
    tx,
    {
      action: 'account.demo-set',
      by: { kind: 'system' },
      target: { kind: 'customer', id: publicId },
      details,
    },
    new Date(),
  );

async function storedAccount(file: string): Promise<DemoAccount> {
  const text = await ensurePrivateFile(file, () => JSON.stringify(newAccount(), null, 2));
  try {
    return account.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is not readable: remove it, and the next start makes a new one.`);
  }
}

const newAccount = (): DemoAccount => ({
  email: brand.demoMail,
  username: 'demo',
  password: randomPassword(),
});

/** Four groups of three letters and a digit, without ambiguous characters. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () => `${draw(letters, 3)}${draw(digits, 1)}`).join('');

const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

const draw = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs.charAt(randomInt(signs.length))).join('');
