import { isMadeOf, wordsOf } from './made-of-words.ts';

/** Personal data of a password's owner; an employee has one name. */
export type Person = Partial<
  Record<
    'firstName' | 'lastName' | 'name' | 'companyName' | 'email' | 'username' | 'phone',
    string | null
  >
>;

/** Whether a password is made of personal data of these people. */
export const isPersonalPassword = (password: string, people: readonly Person[]): boolean =>
  isMadeOf(password, people.flatMap(wordsAbout));

function wordsAbout(person: Person): string[] {
  const { firstName, lastName, name, companyName, email, username, phone } = person;
  const [mailbox, domain] = email?.split('@') ?? [];
  const texts = [
    `${firstName ?? ''} ${lastName ?? ''}`,
    ...[name, companyName, username, mailbox],
    // The top-level domain is not personal.
    domain?.replace(/\.[^.]*$/, ''),
  ];
  return [...texts.flatMap((text) => wordsOf(text ?? '')), ...partsOf(phone ?? '')];
}

/** Any six consecutive digits of a phone number. */
function partsOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return [...digits].map((_, at) => digits.slice(at, at + 6)).filter(({ length }) => length === 6);
}
