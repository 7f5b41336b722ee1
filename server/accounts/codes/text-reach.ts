import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { countries } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Customer } from '../customers.ts';
import type { PhoneNumber } from '../phone-number.ts';

/**
 * Texts go to mobile numbers of served countries. Premium, shared-cost, satellite and corporate
 * numbers are refused: their owners may earn from each text.
 */
export async function requireTextReach(
  tx: Transaction,
  { textCountries }: Context['env'],
  { country, type }: PhoneNumber,
): Promise<void> {
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') throw new AppError('sms.numberType');
  const listed =
    country !== undefined &&
    (await tx.select({ id: countries.id }).from(countries).where(eq(countries.iso2, country)));
  if (!listed || listed.length === 0 || !isServed(textCountries, country))
    throw new AppError('sms.country');
}

/** Without a verified mailbox, the phone must belong to the country of the sign-up. */
export async function requireHomeNumber(
  tx: Transaction,
  { countryId }: Customer,
  { dialCode }: PhoneNumber,
): Promise<void> {
  const [home] =
    countryId === null
      ? []
      : await tx
          .select({ dialCode: countries.dialCode })
          .from(countries)
          .where(eq(countries.id, countryId));
  if (home?.dialCode !== dialCode) throw new AppError('sms.foreignNumber');
}

const isServed = ({ only, blocked }: Context['env']['textCountries'], country: string): boolean =>
  !blocked.includes(country) && (only.length === 0 || only.includes(country));
