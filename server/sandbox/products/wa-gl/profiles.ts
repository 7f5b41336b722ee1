import { hourMs, secondMs } from '#contract/time-units.ts';
import { endingOf } from '../../behaviour/file-type.ts';
import { shortTime } from '../../behaviour/formats.ts';
import { Refusal, removesSent, tooMany } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { StoredRecord } from '../../records/record-store.ts';
import { ownPhone } from '../whatsapp-shared/kinds.ts';

export const businessProfile = 'wa-gl.profile';

const notAPicture = 3130;
const maxAnHour = 10;

export const getProfile = rule<{ phone: string }>(
  async (given) => (await profileOf(given))?.data ?? newProfile(given.input.phone),
);

type Field = 'address' | 'description' | 'email' | 'websites';
type Change = { phone: string; pictureLink?: string; remove?: Field[] };

export const changeProfile = rule<Change>(async (given) => {
  const { store, input, now } = given;
  const { phone, pictureLink, remove = [], ...fields } = input;
  const before = await profileOf(given);
  if (remove.some((field) => field in fields)) throw removesSent();
  if (pictureLink !== undefined) requirePicture(pictureLink);
  const profile = before ?? (await store.add(businessProfile, phone, newProfile(phone)));
  requireRoomThisHour(profile, now);
  const { data } = await store.change(businessProfile, profile, {
    ...fields,
    ...Object.fromEntries(remove.map((field) => [field, null])),
    ...(pictureLink !== undefined && { pictureUrl: pictureAt(phone, now) }),
    updatedAt: shortTime(now),
  });
  return data;
});

async function profileOf({
  store,
  input,
}: Given<{ phone: string }>): Promise<StoredRecord | undefined> {
  await store.find(ownPhone, input.phone, 'phone');
  return store.get(businessProfile, input.phone);
}

/** WhatsApp's default text. */
const newProfile = (phone: string) => ({ phone, about: 'Hey there! I am using WhatsApp.' });

/** The file is not fetched: only its extension is checked, if it has one. */
function requirePicture(link: string): void {
  const name = new URL(link).pathname.split('/').at(-1) ?? '';
  if (name.includes('.') && !['jpg', 'jpeg', 'png'].includes(endingOf(name)))
    throw new Refusal(notAPicture);
}

const pictureAt = (phone: string, now: Date): string =>
  `https://pictures.whatsapp.example/v/${phone}-${now.getTime()}.jpg`;

function requireRoomThisHour({ passed }: StoredRecord, now: Date): void {
  const since = now.getTime() - hourMs;
  const earlier = passed.at(-maxAnHour);
  const leftMs = earlier ? Date.parse(earlier.at) - since : 0;
  if (leftMs > 0) throw new Refusal(tooMany, { retryAfterSeconds: Math.ceil(leftMs / secondMs) });
}
