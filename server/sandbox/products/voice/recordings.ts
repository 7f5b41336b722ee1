import { secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import type { SentFile } from '../../http/arrived.ts';
import type { RecordStore } from '../../records/record-store.ts';

const recording = 'voice.recording';

const isInReview = 2212;
const wasRejected = 2215;
const isNoSound = 2220;
const isTooLarge = 2221;
const isTooLong = 2222;
const areTooMany = 2223;

const largestBytes = 5_000_000;
const longestSeconds = 120;
const maxRecordings = 200;
const reviewMs = 5 * secondMs;

export const recordingRules: Record<string, Rule> = {
  voiceUploadFile: rule<{ name: string }>(async ({ store, input, files, now }) => {
    const { file } = files;
    if (!file) throw new Refusal(wrongValue, { field: 'file', problem: 'type' });
    const { format, durationSeconds } = measured(file);
    const all = await store.list(recording);
    const same = all.find(({ data }) => data.sha256 === file.sha256);
    if (same) return same.data;
    if (all.length >= maxRecordings) throw new Refusal(areTooMany);
    const fileId = newId();
    const data = {
      fileId,
      name: input.name,
      format,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      durationSeconds,
      status: 'reviewing',
      createdAt: shortTime(now),
    };
    const approved = (at: string) => ({ status: 'approved', reviewedAt: at });
    const steps = [{ afterMs: reviewMs, changes: approved }];
    return (await store.add(recording, fileId, data, steps)).data;
  }),
};

/** Only approved recordings can be played. */
export async function requirePlayable(
  store: RecordStore,
  fileId: string | undefined,
): Promise<void> {
  if (fileId === undefined) return;
  const { status } = (await store.find(recording, fileId, 'fileId')).data;
  if (status === 'reviewing') throw new Refusal(isInReview);
  if (status === 'rejected') throw new Refusal(wasRejected);
}

function measured(file: SentFile): { format: string; durationSeconds: number } {
  const format = formatOf(file);
  if (file.sizeBytes > largestBytes) throw new Refusal(isTooLarge);
  const seconds = format === 'wav' ? secondsOfWav(file) : undefined;
  if (seconds !== undefined && (seconds < 1 || seconds > longestSeconds))
    throw new Refusal(isTooLong);
  return { format, durationSeconds: Math.ceil(seconds ?? likelySeconds(file)) };
}

/** The file type by its first bytes, not its name. */
function formatOf({ head }: SentFile): string {
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE')
    return 'wav';
  const hasTag = head.toString('latin1', 0, 3) === 'ID3';
  const [first = 0, second = 0] = head;
  const hasFrame = first === 0xff && (second & 0xe6) === 0xe2;
  if (hasTag || hasFrame) return 'mp3';
  throw new Refusal(isNoSound);
}

const wavHeaderBytes = 44;

/** Undefined if the header lacks the byte rate. */
function secondsOfWav({ head, sizeBytes }: SentFile): number | undefined {
  if (head.length < wavHeaderBytes || head.toString('latin1', 12, 16) !== 'fmt ') return undefined;
  const bytesPerSecond = head.readUInt32LE(28);
  return bytesPerSecond > 0 ? (sizeBytes - wavHeaderBytes) / bytesPerSecond : undefined;
}

/** Estimated from the size; never refused for it. */
const likelySeconds = ({ sizeBytes }: SentFile): number =>
  Math.min(Math.max(sizeBytes / 16_000, 1), longestSeconds);
