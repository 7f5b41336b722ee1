import { locales } from '#contract/locale.ts';
import type { ChangeContext } from '../status/change.ts';
import type { Notices } from '../status/notices.ts';
import { rehearse } from '../status/rehearsal.ts';
import type { OpsContext, Report, Work } from './command.ts';
import { explainRefusal } from './status-input.ts';

type Changed = { incidentId: string; notices?: Notices | undefined };

/**
 * Runs a change and reports the number of mails and webhooks; `--dry-run` shows page and mail and changes
 * nothing.
 */
export const reportChange = (
  done: string,
  isRehearsal: boolean,
  change: (context: ChangeContext) => Promise<Changed>,
): Work =>
  explainRefusal(async (context) => {
    if (isRehearsal) return rehearsed(context, change);
    const { incidentId, notices } = await change(context);
    return { [done]: incidentId, ...(notices && sentBy(notices)) };
  });

async function rehearsed(
  context: OpsContext,
  change: (context: ChangeContext) => Promise<Changed>,
): Promise<Report> {
  const { shown, notices } = await rehearse(context, change);
  return {
    'dry run': 'nothing was changed and nobody was mailed',
    ...(notices ? sentBy(notices) : { mails: 'none: a changed title is not mailed' }),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`page (${locale})`, `\n${shown[locale].page}`],
        ...(shown[locale].mail ? [[`mail (${locale})`, `\n${shown[locale].mail}`]] : []),
      ]),
    ),
  };
}

const sentBy = ({ count, webhooks, hasAddress }: Notices) => ({
  mails: hasAddress
    ? count
    : 'none: no public address is stored; start the server once with PUBLIC_URL, then say it again',
  ...(hasAddress && { webhooks }),
});
