const number = /^\+?\d{7,15}$/;
const mail = /^[^@\s]+@[^@\s]+$/;

/** How many of a number's last digits are shown. */
export const shownAtEnd = 3;

/** A phone number or mail address that only those who know it recognise; undefined for others. */
export function maskedAddress(text: string): string | undefined {
  if (number.test(text)) return `${text.slice(0, 2)}•••••${text.slice(-shownAtEnd)}`;
  if (mail.test(text)) return `${text.slice(0, 1)}•••••${text.slice(text.indexOf('@'))}`;
  return undefined;
}

/** The same of several in one text, separated by commas, semicolons, bars or spaces. */
export function maskedAddresses(text: string): string | undefined {
  const shown = text
    .split(/([,;|\s]+)/)
    .map((part) => maskedAddress(part) ?? part)
    .join('');
  return shown === text ? undefined : shown;
}

/** A text without the phone numbers and mail addresses in it. */
export const maskedInText = (text: string): string =>
  text.replace(
    /\+?\d{7,15}|[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
    (found) => maskedAddress(found) ?? '•••••',
  );

/** A path with the phone numbers and mail addresses in it masked. */
export const maskedPath = (path: string): string => path.split('/').map(maskedPart).join('/');

/** The same of a query. */
export const maskedQuery = (query: string): string =>
  query.replace(/(?<==)[^&]*/g, (value) => maskedPart(value));

/** A recipient of any kind; what is neither a number nor a mail address is some app's user. */
export const maskedRecipient = (recipient: string): string =>
  maskedAddress(recipient) ??
  (recipient.length < 8 ? '•••••' : `${recipient.slice(0, 2)}•••••${recipient.slice(-shownAtEnd)}`);

function maskedPart(part: string): string {
  try {
    return maskedAddresses(decodeURIComponent(part.replaceAll('+', '%2B'))) ?? part;
  } catch {
    return part;
  }
}
