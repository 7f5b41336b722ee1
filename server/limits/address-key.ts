/**
 * The key by which limits count a recipient: `mei+shop@x.example` is the mailbox `mei@x.example`. A
 * telephone number is its own key.
 */
export function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at < 0) return recipient;
  const local = recipient.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${local}${recipient.slice(at)}`.toLowerCase();
}
