import type { DeskReportWords } from '#content/interface/desk-report.ts';
import type { CallReply } from '#contract/call.ts';
import type * as contract from '#contract/desk-edits.ts';
import type { Accepted } from '#contract/envelope.ts';
import { locales } from '#contract/locale.ts';
import type { Problem } from './compose-form.tsx';

export type KnownReport = Accepted<CallReply<typeof contract.readDeskReport>>['data'];
export type Report = contract.ReportTexts & { reason: string };

export const parts = ['happened', 'meant', 'cause'] as const;
export const nothing = { en: '', zh: '' };

/** What is published, or nothing yet. */
export function textsOf({ incident: { report }, plans }: KnownReport): contract.ReportTexts {
  if (!report) return { happened: nothing, meant: nothing, cause: nothing, measures: [] };
  const said = ({ textEn: en, textCn: zh }: { textEn: string; textCn: string }) => ({ en, zh });
  return {
    happened: said(report.happened),
    meant: said(report.meant),
    cause: said(report.cause),
    measures: report.measures.map((one, index) => ({
      ...{ text: said(one), isDone: one.isDone },
      ...(plans[index] ?? { owner: '', dueOn: '' }),
    })),
  };
}

/** The fields that are still empty, in the order of the form. */
export const problemsOf = (
  report: Report,
  isPublished: boolean,
  missing: DeskReportWords['missing'],
): Problem[] => [
  ...[
    ...parts.map((part) => [part, report[part]] as const),
    ...report.measures.map(({ text }, index) => [`measure-${index}`, text] as const),
  ].flatMap(([id, text]) =>
    locales
      .filter((locale) => !text[locale].trim())
      .map((locale) => ({ id: `${id}-${locale}`, message: missing[locale] })),
  ),
  ...(isPublished && !report.reason.trim() ? [{ id: 'reason', message: missing.reason }] : []),
];
