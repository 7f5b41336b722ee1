/**
 * What limits count a mail address by: `mei+shop@x.example` arrives where `mei@x.example` does. A
 * telephone number is its own.
 */
export function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at < 0) return recipient;
  const local = recipient.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${local}${recipient.slice(at)}`.toLowerCase();
}
