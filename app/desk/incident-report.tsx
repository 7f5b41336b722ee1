import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { ImpactLanes } from '#app/status/impact-lanes.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { factsOf } from '#app/ui/facts.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import * as contract from '#contract/desk-edits.ts';
import { ComposeForm } from './compose-form.tsx';
import { DeskGround } from './desk-ground.tsx';
import own from './incident-report.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import {
  type KnownReport as Known,
  type parts,
  problemsOf,
  type Report,
  textsOf,
} from './report.ts';
import { ReportMeasures, ReportTexts } from './report-measures.tsx';
import { ReportSide } from './report-side.tsx';
import { useComposed } from './use-composed.ts';
import { useAsked } from './use-desk.ts';

/** What happened, written after the end of an incident: published once, later only corrected. */
export function IncidentReportPage({ id }: { id: string }) {
  const { loaded, refresh } = useAsked(() => request(contract.readDeskReport, { id }), id);
  return (
    <LoadedPart loaded={loaded} refresh={refresh}>
      {(known) => (
        <DeskGround asOf={known.asOf}>
          <Head known={known} />
          <ReportForm key={changedAt(known)} known={known} refresh={refresh} />
        </DeskGround>
      )}
    </LoadedPart>
  );
}

const changedAt = ({ incident: { report } }: Known): string =>
  report?.correctedAt ?? report?.publishedAt ?? '';

function Head({ known: { incident } }: { known: Known }) {
  const words = useWords('deskReport');
  const { inLanguage } = useGround();
  const { utc } = useFormats();
  const [title, time] = [
    inLanguage(incident, 'title'),
    utc(incident.endTime ?? incident.startTime),
  ];
  return (
    <PageHead
      below="incidents"
      id={incident.id}
      title={words.heading}
      sentence={fill(words.resolved, { title, time })}
    />
  );
}

function ReportForm({ known, refresh }: { known: Known; refresh: () => void }) {
  const words = useWords('deskReport');
  const { incident, readers } = known;
  const { id, report: published } = incident;
  const [schema] = useState(() => contract.reportDraft(textsOf(known)));
  const composed = useComposed<Report>({ kind: 'report', incidentId: id, content: schema });
  const { content, change } = composed;
  const how = published ? words.correcting : words.publishing;
  const send = () => {
    const { reason, ...texts } = content;
    const given = { ...composed.publishing, id, ...texts };
    const seenAt = published?.correctedAt ?? null;
    return published
      ? request(contract.correctDeskReport, { ...given, reason, seenAt })
      : request(contract.publishDeskReport, given);
  };
  return (
    <ComposeForm
      composed={composed}
      problems={problemsOf(content, published !== null, words.missing)}
      problemSaid={(marked) => (marked.length > 0 ? words.incomplete : undefined)}
      heading={how.heading}
      act={how.act}
      facts={factsOf(words.facts, { later: how.sentence })}
      told={published ? noReaders : readers}
      aside={<ReportSide known={known} content={content} />}
      send={send}
      onDone={() => {
        showToast({ heading: how.done, sentence: '' });
        refresh();
      }}
    >
      {(marked) => {
        const part = (name: (typeof parts)[number]) => (
          <ReportTexts
            {...{ id: name, label: words[name], value: content[name], marked }}
            onChange={(text) => change({ [name]: text })}
          />
        );
        return (
          <>
            {part('happened')}
            <div>
              <p className={own.label}>{words.recorded}</p>
              <div className={own.recorded}>
                <ImpactLanes incident={incident} />
              </div>
            </div>
            {part('meant')}
            {part('cause')}
            <ReportMeasures
              marked={marked}
              measures={content.measures}
              onChange={(measures) => change({ measures })}
            />
            {published && (
              <TextField
                id="reason"
                label={words.reason}
                value={content.reason}
                maxLength={contract.deskReasonMaxLength}
                error={marked.find(({ id }) => id === 'reason')?.message}
                onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
              />
            )}
          </>
        );
      }}
    </ComposeForm>
  );
}

const noReaders = { en: 0, zh: 0, webhooks: 0 };
