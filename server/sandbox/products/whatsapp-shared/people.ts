import { countryOf } from '../../behaviour/country-of.ts';
import { isNumber, type Outcome, outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';

/** A WhatsApp user. Here user ID and number can be derived from each other. */
export type Person = { userId: string; phone?: string };

export type Recipient = { recipient?: string; recipientUserId?: string };

const idBeginning = '20261115';
const idPattern = new RegExp(String.raw`^[A-Z]{2}\.${idBeginning}([1-9]\d{6,14})$`);

export const personWith = (phone: string): Person => ({
  phone,
  userId: `${countryOf(phone)}.${idBeginning}${phone}`,
});

const personCalled = (userId: string): Person => ({ userId, phone: idPattern.exec(userId)?.[1] });

/** Refuses an invalid number with the product's own code. */
export function personOf({ recipient, recipientUserId }: Recipient, badNumber: number): Person {
  if (recipientUserId !== undefined) return personCalled(recipientUserId);
  if (recipient === undefined || !isNumber(recipient)) throw new Refusal(badNumber);
  return personWith(recipient);
}

const userIdPattern = /^[A-Z]{2}\.[A-Za-z0-9.]+$/;

/** Finds a person by number or user ID; undefined for anything else. */
export function personNamed(user: string): Person | undefined {
  if (isNumber(user)) return personWith(user);
  return userIdPattern.test(user) ? personCalled(user) : undefined;
}

export const outcomeFor = ({ phone = '' }: Person): Outcome => outcomeOf(phone);

/** Id of a record that one of our numbers and a person share, such as their chat. */
export const pairId = (own: string, { userId }: Person): string => `${own} ${userId}`;

/** The person as the actor of an event. */
export const senderIs = ({ phone, userId }: Person) => ({
  ...(phone && { sender: phone }),
  senderUserId: userId,
});
