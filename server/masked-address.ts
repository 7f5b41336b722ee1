const number = /^\+?\d{7,15}$/;
const mail = /^[^@\s]+@[^@\s]+$/;

/** A phone number or mail address that only those who know it recognise; undefined for others. */
export function maskedAddress(text: string): string | undefined {
  if (number.test(text)) return `${text.slice(0, 2)}•••••${text.slice(-3)}`;
  if (mail.test(text)) return `${text.slice(0, 1)}•••••${text.slice(text.indexOf('@'))}`;
  return undefined;
}

/** A text without the phone numbers and mail addresses in it. */
export const maskedInText = (text: string): string =>
  text.replace(
    /\+?\d{7,15}|[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
    (found) => maskedAddress(found) ?? '•••••',
  );
