import { customType } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Localized } from '#contract/locale.ts';

/**
 * A text in all languages in one column, so that adding a language needs no migration. A missing
 * translation is read as English.
 */
export const localizedText = customType<{ data: Localized<string>; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (texts) => JSON.stringify(texts),
  fromDriver: (stored) => storedText.parse(stored),
});

const storedText = z
  .object({ en: z.string(), zh: z.string().optional() })
  .transform(({ en, zh = en }): Localized<string> => ({ en, zh }));
