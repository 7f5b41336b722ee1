import { type Locale, type Localized, locales } from '#contract/locale.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { selectBoard } from './board-rows.ts';
import type { ChangeContext } from './change.ts';
import { itemText } from './feeds/markup.ts';
import { itemOf } from './feeds/story.ts';
import type { Notices } from './notices.ts';

type Changed = { incidentId: string; notices?: Notices | undefined };

/** Page and mail in one language. */
export type Shown = { page: string; mail: string | undefined };
export type Rehearsal = { shown: Localized<Shown>; notices: Notices | undefined };

/** Makes a change in a transaction, renders page and mail, and rolls back. */
export async function rehearse(
  context: ChangeContext,
  change: (context: ChangeContext) => Promise<Changed>,
): Promise<Rehearsal> {
  let seen: Rehearsal | undefined;
  await context.database
    .transaction(async (tx) => {
      const { incidentId, notices } = await change({ ...context, database: tx });
      const board = await selectBoard(tx, 0);
      const incident = board.incidents.find(({ id }) => id === incidentId);
      if (!incident) throw new Error(`${incidentId} is not on the board`);
      const origin = (await selectPublicAddress(tx)) ?? '';
      const show = (locale: Locale): Shown => {
        const item = itemOf(board, incident, { origin, locale, now: context.clock.now() });
        return {
          page: [item.title, itemText(item, locale), item.url].join('\n\n'),
          mail: notices && mailIn(locale, notices),
        };
      };
      seen = { shown: inEachLanguage(show), notices };
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  if (!seen) throw new Error('nothing was rehearsed');
  return seen;
}

class TakenBack extends Error {}

function mailIn(locale: Locale, { mail }: Notices): string {
  const { subject, text } = mail(locale);
  return `${subject}\n\n${text.trimEnd()}`;
}

const inEachLanguage = <Value>(make: (locale: Locale) => Value): Localized<Value> => {
  const [en, zh] = locales.map(make);
  if (en === undefined || zh === undefined) throw new Error('a language is missing');
  return { en, zh };
};
