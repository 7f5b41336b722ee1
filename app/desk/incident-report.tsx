import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { readFields } from '#app/forms/read-fields.ts';
import { request } from '#app/request/client.ts';
import { ImpactLanes } from '#app/status/impact-lanes.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { TextField } from '#app/ui/field.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import type { CallReply } from '#contract/call.ts';
import * as contract from '#contract/desk-edits.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { DeskStatus } from './desk-status.tsx';
import styles from './editor.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { PublishBar } from './publish-bar.tsx';
import { Question } from './question.tsx';
import { TwoLanguages } from './two-languages.tsx';
import { useDesk, useLoaded } from './use-desk.ts';
import { useDraft } from './use-draft.ts';
import { usePublishForm } from './use-publish-form.ts';

type Known = Extract<CallReply<typeof contract.readDeskReport>, { code: 0 }>['data'];
type Report = contract.ReportDraft;

/** What happened, written after the end of an incident: published once, later only corrected. */
export function IncidentReportPage({ id }: { id: string }) {
  const { ask } = useDesk();
  const load = () => ask(() => request(contract.readDeskReport, { id }));
  const { loaded, refresh } = useLoaded(load, id);
  return (
    <LoadedPart loaded={loaded} onRetry={refresh}>
      {(known) => <ReportForm key={changedAt(known)} known={known} onDone={refresh} />}
    </LoadedPart>
  );
}

const changedAt = ({ incident: { id, report } }: Known): string =>
  report?.correctedAt ?? report?.publishedAt ?? id;

const parts = ['happened', 'meant', 'cause'] as const;
const nothing: Localized<string> = { en: '', zh: '' };

function ReportForm({ known, onDone }: { known: Known; onDone: () => void }) {
  const words = useWords('deskReport');
  const { utc } = useFormats();
  const { incident } = known;
  const { id, report: published } = incident;
  const [begun] = useState(() => reportOf(known));
  const [measures, setMeasures] = useState(begun.measures.length);
  const draft = useDraft({ kind: 'report', incidentId: id }, known.draft);
  const [asked, setAsked] = useState<() => ReturnType<Parameters<typeof Question>[0]['send']>>();
  const texts = [...parts, ...Array.from({ length: measures }, (_, index) => `measure-${index}`)];
  const fields = [
    ...texts.flatMap((text) => locales.map((locale) => `${text}-${locale}`)),
    ...texts.map((text) => `${text}-done`),
    'reason',
  ];
  const form = usePublishForm({
    fields,
    required: [
      ...texts.flatMap((text) => locales.map((locale) => [`${text}-${locale}`, locale] as const)),
      ...(published ? [['reason', 'reason'] as const] : []),
    ],
    send: (values, submission) => {},
    onDone,
  });
}
