import type { Mail, TextMessage } from '#content/messages/template.ts';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import { picturesOf } from '../outbox/mail-pictures.ts';
import type { OutboxRow } from '../outbox/message-rows.ts';

/** What a message says; undefined once it has left and is no longer kept. */
export function renderRow({
  template,
  payload,
  locale,
}: OutboxRow): Mail | TextMessage | undefined {
  if (!isTemplateName(template)) return undefined;
  try {
    return renderMessage(template, payload, locale);
  } catch {
    return undefined;
  }
}

/** A mail with its pictures put in, and links that open in a tab of their own. */
export async function standaloneMail(mail: Mail): Promise<string> {
  let page = mail.html.replace('<head>', '<head>\n<base target="_blank">');
  for (const { cid, png } of await picturesOf(mail))
    page = page.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`);
  return page;
}
