import { dayMs } from '#contract/time-units.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { notThere } from '../../rules/codes.ts';
import { fileTypeOf } from '../../rules/file-type.ts';
import { newId } from '../../rules/new-id.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { shortTime, timeAfter } from '../../rules/times.ts';
import { requireAccount } from './accounts.ts';

export const templateSample = 'wa-gl.sample';

const wrongType = 3111;
const tooLarge = 3112;

const keptMs = dayMs;

export const uploadSample = rule<{ wabaId: string }>(async ({ store, input, files, now }) => {
  await requireAccount(store, input.wabaId);
  const { file } = files;
  const contentType = file && fileTypeOf(file);
  const allowed = contentType && kinds[contentType];
  if (!allowed) throw new Refusal(wrongType);
  if (file.sizeBytes > allowed.mostBytes) throw new Refusal(tooLarge);
  const { sizeBytes } = file;
  const data = {
    ...{ sampleId: newId(), wabaId: input.wabaId, kind: allowed.kind, contentType, sizeBytes },
    createdAt: shortTime(now),
    expiresAt: timeAfter(now, keptMs),
  };
  await store.add(templateSample, data.sampleId, data);
  return data;
});

const kinds: Record<string, { kind: string; mostBytes: number }> = {
  'image/jpeg': { kind: 'image', mostBytes: 5_000_000 },
  'image/png': { kind: 'image', mostBytes: 5_000_000 },
  'video/mp4': { kind: 'video', mostBytes: 16_000_000 },
  'application/pdf': { kind: 'document', mostBytes: 100_000_000 },
};

/** One that no template has used within a day is gone. */
export async function findSample(store: RecordStore, now: Date, sampleId: string, field: string) {
  const found = await store.find(templateSample, sampleId, field);
  const isOver = Date.parse(String(found.data.expiresAt)) <= now.getTime();
  if (isOver && !found.data.isUsed && !found.isSeed) throw new Refusal(notThere, { field });
  return found;
}

export const keepSample = (store: RecordStore, sample: StoredRecord): Promise<StoredRecord> =>
  store.change(templateSample, sample, { isUsed: true });
