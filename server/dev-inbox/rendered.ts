import { readFile } from 'node:fs/promises';
import { mailPictures } from '#content/messages/pictures.ts';
import type { Mail, TextMessage } from '#content/messages/template.ts';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import type { OutboxRow } from '../outbox/repository.ts';

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
export async function standaloneMail({ html }: Mail): Promise<string> {
  let page = html.replace('<head>', '<head>\n<base target="_blank">');
  for (const { cid, file } of Object.values(mailPictures))
    page = page.replaceAll(`cid:${cid}`, `data:image/png;base64,${await readFile(file, 'base64')}`);
  return page;
}
