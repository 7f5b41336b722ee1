import type { Mail, TextMessage } from '#content/messages/template.ts';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import { picturesOf } from '../outbox/mail-pictures.ts';
import type { OutboxRow } from '../outbox/message-rows.ts';

/** The rendered message; undefined once it was sent and its payload deleted. */
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

/** A mail with its images inlined and links that open in a new tab. */
export async function standaloneMail(mail: Mail): Promise<string> {
  let page = mail.html.replace('<head>', '<head>\n<base target="_blank">');
  for (const { cid, png } of await picturesOf(mail))
    page = page.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`);
  return page;
}
