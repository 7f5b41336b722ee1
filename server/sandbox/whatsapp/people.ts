import { countryOf } from '../outcomes/country-of.ts';
import { isNumber, type Outcome, outcomeOf } from '../outcomes/outcomes.ts';
import { Refusal } from '../rules/refusal.ts';

/** Somebody on WhatsApp. Here the user ID follows from the number, and the other way round. */
export type Person = { userId: string; phone?: string };

export type Recipient = { recipient?: string; recipientUserId?: string };

const idBeginning = '20261115';
const idPattern = new RegExp(String.raw`^[A-Z]{2}\.${idBeginning}([1-9]\d{6,14})$`);

export const personWith = (phone: string): Person => ({
  phone,
  userId: `${countryOf(phone)}.${idBeginning}${phone}`,
});

const personCalled = (userId: string): Person => ({ userId, phone: idPattern.exec(userId)?.[1] });

/** Refuses what is no number with the product's own code. */
export function personOf({ recipient, recipientUserId }: Recipient, badNumber: number): Person {
  if (recipientUserId !== undefined) return personCalled(recipientUserId);
  if (recipient === undefined || !isNumber(recipient)) throw new Refusal(badNumber);
  return personWith(recipient);
}

const userIdPattern = /^[A-Z]{2}\.[A-Za-z0-9.]+$/;

/** By number or by user ID, whichever it is; undefined for anything else. */
export function personNamed(user: string): Person | undefined {
  if (isNumber(user)) return personWith(user);
  return userIdPattern.test(user) ? personCalled(user) : undefined;
}

export const outcomeFor = ({ phone = '' }: Person): Outcome => outcomeOf(phone);

/** What one of our numbers and a person have between them goes by this id. */
export const pairId = (own: string, { userId }: Person): string => `${own} ${userId}`;

/** As events name somebody who writes, calls or decides. */
export const senderIs = ({ phone, userId }: Person) => ({
  ...(phone && { sender: phone }),
  senderUserId: userId,
});
