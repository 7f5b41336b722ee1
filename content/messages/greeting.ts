import * as z from 'zod/mini';
import { fullName } from '#content/full-name.ts';
import type { Locale } from '#contract/locale.ts';

/** Fields of a payload: whom a mail addresses. Those of the release before have no family name. */
export const addressee = { firstName: z.string(), lastName: z._default(z.string(), '') };

export type Addressee = { firstName: string; lastName: string };

/** How a Chinese mail begins. English mails have the name in their first sentence. */
export function greet(locale: Locale, person?: Addressee): string | undefined {
  if (locale !== 'zh') return undefined;
  const name = person ? fullName(person).trim() : '';
  return name === '' ? '您好：' : `${name}，您好：`;
}
