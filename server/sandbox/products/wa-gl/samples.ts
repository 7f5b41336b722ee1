import { dayMs } from '#contract/time-units.ts';
import { fileTypeOf } from '../../behaviour/file-type.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { requireAccount } from './accounts.ts';

export const templateSample = 'wa-gl.sample';

const wrongType = 3111;
const tooLarge = 3112;

const retentionMs = dayMs;

export const uploadSample = rule<{ wabaId: string }>(async ({ store, input, files, now }) => {
  await requireAccount(store, input.wabaId);
  const { file } = files;
  const contentType = file && fileTypeOf(file);
  const allowed = contentType && kinds[contentType];
  if (!allowed) throw new Refusal(wrongType);
  if (file.sizeBytes > allowed.maxBytes) throw new Refusal(tooLarge);
  const { sizeBytes } = file;
  const data = {
    ...{ sampleId: newId(), wabaId: input.wabaId, kind: allowed.kind, contentType, sizeBytes },
    createdAt: shortTime(now),
    expiresAt: timeAfter(now, retentionMs),
  };
  await store.add(templateSample, data.sampleId, data);
  return data;
});

const kinds: Record<string, { kind: string; maxBytes: number }> = {
  'image/jpeg': { kind: 'image', maxBytes: 5_000_000 },
  'image/png': { kind: 'image', maxBytes: 5_000_000 },
  'video/mp4': { kind: 'video', maxBytes: 16_000_000 },
  'application/pdf': { kind: 'document', maxBytes: 100_000_000 },
};

/** A sample unused for a day has expired. */
export async function findSample(store: RecordStore, now: Date, sampleId: string, field: string) {
  const found = await store.find(templateSample, sampleId, field);
  const isOver = Date.parse(String(found.data.expiresAt)) <= now.getTime();
  if (isOver && !found.data.isUsed && !found.isSeed) throw new Refusal(notThere, { field });
  return found;
}

export const keepSample = (store: RecordStore, sample: StoredRecord): Promise<StoredRecord> =>
  store.change(templateSample, sample, { isUsed: true });
