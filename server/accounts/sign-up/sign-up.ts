import { eq } from 'drizzle-orm';
import { isEmailAddress } from '#contract/account-fields.ts';
import type { SignUp } from '#contract/accounts.ts';
import { hourMs } from '#contract/time-units.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { lockRow } from '../../db/advisory-lock.ts';
import type { Transaction } from '../../db/database.ts';
import { countries, customers } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { requireFromAddress } from '../../limits/address-limit.ts';
import { newToken } from '../../tokens.ts';
import { voidCodes } from '../codes/one-time-codes.ts';
import { type Customer, hasEmail, updateCustomer } from '../customers.ts';
import { mailActivation, requireMailAllowed } from './activation-mail.ts';
import { issueToken, voidTokens } from './activation-tokens.ts';

/** Returns the phone token and mails the other one. Signing up again sends a new mail. */
export async function signUp(context: Context, caller: Caller, input: SignUp): Promise<string> {
  if (!isEmailAddress(input.email)) throw new AppError('signUp.emailFormat');
  const { database, env, clock } = context;
  const now = clock.now();
  return database.transaction(async (tx) => {
    await requireCountry(tx, input.countryId);
    const { address } = caller;
    await requireFromAddress(
      tx,
      { what: 'sign-up', address, limit: env.limits.signUpsPerHour, windowMs: hourMs },
      now,
    );
    await requireMailAllowed(tx, context, input.email, now);
    const { customer, again } = await findOrMake(tx, caller, input, now);
    await voidTokens(tx, customer.id);
    await mailActivation(tx, context, customer, caller.locale);
    await recordEvent(
      tx,
      {
        action: 'account.signed-up',
        by: { kind: 'visitor' },
        target: { kind: 'customer', id: customer.publicId },
        from: caller,
        details: { again },
      },
      now,
    );
    // The account is already active by phone: return a dummy token, so that responses do not
    // differ.
    return customer.status === 'pending'
      ? issueToken(tx, context, customer.id, 'phone')
      : newToken();
  });
}

/**
 * A pending account takes the latest input, so that nobody sees another person's. One activated by
 * phone stays unchanged until its mailbox is verified; any other is refused.
 */
async function findOrMake(
  tx: Transaction,
  { locale }: Caller,
  input: SignUp,
  now: Date,
): Promise<{ customer: Customer; again: boolean }> {
  const details = { ...input, businessType: input.businessType ?? null, locale };
  const [made] = await tx
    .insert(customers)
    .values({ ...details, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) return { customer: made, again: false };
  const found = await lockRow(tx.select().from(customers).where(hasEmail(input.email)));
  if (found?.status === 'active' && found.emailVerifiedAt === null)
    return { customer: found, again: true };
  if (found?.status !== 'pending') throw new AppError('signUp.emailTaken');
  await updateCustomer(tx, found.id, details);
  await voidCodes(tx, found.id);
  return { customer: { ...found, ...details }, again: true };
}

async function requireCountry(tx: Transaction, id: number): Promise<void> {
  const [found] = await tx.select({ id: countries.id }).from(countries).where(eq(countries.id, id));
  if (!found) throw new AppError('signUp.country');
}
