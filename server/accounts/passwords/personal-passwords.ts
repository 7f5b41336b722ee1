import { isMadeOf, wordsOf } from './made-of-words.ts';

/** What is known of whoever gets a password; an employee has one name. */
export type Person = Partial<
  Record<
    'firstName' | 'lastName' | 'name' | 'companyName' | 'email' | 'username' | 'phone',
    string | null
  >
>;

/** Whether a password is made of what others know of these people. */
export const isPersonalPassword = (password: string, people: readonly Person[]): boolean =>
  isMadeOf(password, people.flatMap(wordsAbout));

function wordsAbout(person: Person): string[] {
  const { firstName, lastName, name, companyName, email, username, phone } = person;
  const [mailbox, domain] = email?.split('@') ?? [];
  const texts = [
    `${firstName ?? ''} ${lastName ?? ''}`,
    ...[name, companyName, username, mailbox],
    // Everybody's ending tells nothing.
    domain?.replace(/\.[^.]*$/, ''),
  ];
  return [...texts.flatMap((text) => wordsOf(text ?? '')), ...partsOf(phone ?? '')];
}

/** Any six digits in a row of a phone number. */
function partsOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return [...digits].map((_, at) => digits.slice(at, at + 6)).filter(({ length }) => length === 6);
}
