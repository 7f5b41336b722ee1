import { dayMs } from '#contract/time-units.ts';
import { fileTypeOf } from '../../behaviour/file-type.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { ownPhone, sentMessage, storedMedia } from '../whatsapp-shared/kinds.ts';
import { senderNotOurs } from './message.ts';
import { receiptOf } from './states.ts';

const wrongType = 3020;
const tooLarge = 3021;

const outboundRetentionMs = 30 * dayMs;
export const inboundRetentionMs = 7 * dayMs;

type Kind = 'image' | 'video' | 'audio' | 'document' | 'sticker';

export const uploadMedia = rule<{ sender: string; kind?: Kind }>(
  async ({ store, input, files, now }) => {
    await store.find(ownPhone, input.sender, senderNotOurs);
    const { file } = files;
    const contentType = file && fileTypeOf(file);
    const kind = contentType && kindOf(contentType);
    if (!kind || (input.kind ?? kind) !== kind) throw new Refusal(wrongType);
    if (file.sizeBytes > largest[kind]) throw new Refusal(tooLarge);
    const { sizeBytes, sha256 } = file;
    const data = {
      ...{ mediaId: newId(), sender: input.sender, kind, contentType, sizeBytes, sha256 },
      direction: 'outbound',
      ...(kind === 'document' && { fileName: file.fileName }),
      createdAt: shortTime(now),
      expiresAt: timeAfter(now, outboundRetentionMs),
    };
    await store.add(storedMedia, data.mediaId, data);
    return data;
  },
);

export const getMedia = rule<{ mediaId: string }>(async ({ store, input, now, origin }) => {
  const { data } = await findMedia(store, now, input.mediaId, 'mediaId');
  return { ...data, url: `${origin}/files/${input.mediaId}?token=${newId()}` };
});

export const deleteMedia = rule<{ mediaId: string }>(async ({ store, input, now }) => {
  const found = await findMedia(store, now, input.mediaId, 'mediaId');
  await store.remove(storedMedia, found);
  for (const message of await store.list(sentMessage))
    if (message.data.status === 'accepted' && uses(message.data, input.mediaId))
      await failFor(store, message);
  return { mediaId: input.mediaId, deletedAt: shortTime(now) };
});

/** An expired file is not found. */
export async function findMedia(store: RecordStore, now: Date, mediaId: string, field: string) {
  const found = await store.find(storedMedia, mediaId, field);
  const isOver = Date.parse(String(found.data.expiresAt)) <= now.getTime();
  if (isOver && !found.isSeed) throw new Refusal(notThere, { field });
  return found;
}

const uses = ({ mediaIds }: Data, mediaId: string): boolean =>
  Array.isArray(mediaIds) && mediaIds.includes(mediaId);

/** A queued message whose file is gone fails. */
async function failFor(store: RecordStore, message: StoredRecord): Promise<void> {
  const failed: Step = {
    afterMs: 0,
    changes: (at) => ({
      status: 'failed',
      reason: 'MEDIA_NOT_FETCHED',
      statusAt: at,
      failedAt: at,
    }),
    callback: receiptOf,
  };
  await store.change(sentMessage, message, {}, { steps: [failed] });
}

const largest: Record<Kind, number> = {
  image: 5_000_000,
  video: 16_000_000,
  audio: 16_000_000,
  document: 100_000_000,
  sticker: 500_000,
};

const unsupported = ['audio/wav', 'image/gif', 'image/heic'];

function kindOf(contentType: string): Kind | undefined {
  if (unsupported.includes(contentType)) return undefined;
  if (contentType === 'image/webp') return 'sticker';
  const [family] = contentType.split('/');
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}
