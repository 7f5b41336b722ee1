import { notThere, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import { inboundMessage, sentMessage } from '../whatsapp-shared/kinds.ts';
import type { Template } from '../whatsapp-shared/templates.ts';
import { findMedia } from './media.ts';
import type { FileUse, Message } from './message.ts';
import { hasArrived } from './read.ts';
import { doesNotFit } from './template-values.ts';

type Use = { field: string; file: FileUse | undefined; kinds: string[]; otherwise: Refusal };

/** Files of a message, which must belong to its sender; returns their ids. */
export async function requireFiles(
  { store, input, now }: Given<Message>,
  template: Template | undefined,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { field, file, kinds, otherwise } of usesOf(input, template)) {
    if (file?.mediaId === undefined) continue;
    const { data } = await findMedia(store, now, file.mediaId, field);
    if (data.sender !== input.sender) throw new Refusal(notThere, { field });
    if (!kinds.includes(String(data.kind))) throw otherwise;
    if (input.audio?.voice && data.contentType !== 'audio/ogg')
      throw new Refusal(wrongValue, {
        field: 'audio.voice',
        problem: 'together',
        expected: 'only with a file of audio/ogg',
      });
    ids.push(file.mediaId);
  }
  return ids;
}

function usesOf(message: Message, template: Template | undefined): Use[] {
  const { image, video, audio, document, sticker, buttons, cta } = message;
  const contents = Object.entries({ image, video, audio, document, sticker });
  const headers = Object.entries({ buttons: buttons?.header, cta: cta?.header });
  return [
    ...contents.map(([kind, file]) => useOf(`${kind}.mediaId`, file, [kind])),
    ...headers.map(([name, file]) =>
      useOf(`${name}.header.mediaId`, file, ['image', 'video', 'document']),
    ),
    {
      ...useOf('template.header.mediaId', message.template?.header, [template?.header?.type ?? '']),
      otherwise: new Refusal(doesNotFit),
    },
  ];
}

const useOf = (field: string, file: FileUse | undefined, kinds: string[]): Use => ({
  field,
  file,
  kinds,
  otherwise: new Refusal(wrongValue, { field, expected: `a file of ${kinds.join(', ')}` }),
});

/** A quoted message must exist in this chat. */
export async function requireMessages({ store, input }: Given<Message>): Promise<void> {
  const named = { replyTo: input.replyTo, 'reaction.messageId': input.reaction?.messageId };
  for (const [field, messageId] of Object.entries(named)) {
    if (messageId === undefined) continue;
    const inbound = await store.get(inboundMessage, messageId);
    const isThere = inbound ? hasArrived(inbound) : await store.get(sentMessage, messageId);
    if (!isThere) throw new Refusal(notThere, { field });
  }
}
