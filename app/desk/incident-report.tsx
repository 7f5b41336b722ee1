import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { ImpactLanes } from '#app/status/impact-lanes.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { CallReply } from '#contract/call.ts';
import { deskNameMaxLength } from '#contract/desk.ts';
import * as contract from '#contract/desk-edits.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { DeskGround } from './desk-ground.tsx';
import own from './incident-report.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { PublishBar, PublishQuestion } from './publish.tsx';
import styles from './status.module.css';
import type { Texts } from './two-texts.tsx';
import { useComposed } from './use-composed.ts';
import { useAsked } from './use-desk.ts';

type Known = Extract<CallReply<typeof contract.readDeskReport>, { code: 0 }>['data'];
type Report = contract.ReportTexts & { reason: string };

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

const parts = ['happened', 'meant', 'cause'] as const;
const nothing: Texts = { en: '', zh: '' };

/** What is published, or nothing yet. */
function textsOf({ incident: { report }, plans }: Known): contract.ReportTexts {
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

function ReportForm({ known, refresh }: { known: Known; refresh: () => void }) {
  const words = useWords('deskReport');
  const { incident, readers } = known;
  const { id, report: published } = incident;
  const [schema] = useState(() => contract.reportDraft(textsOf(known)));
  const composed = useComposed<Report>({ kind: 'report', incidentId: id, content: schema });
  const { content, change } = composed;
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const gaps = gapsOf(content, published !== null);
  const how = published ? words.correcting : words.publishing;

  const publish = () => {
    setChecked(true);
    if (gaps[0]) document.getElementById(gaps[0])?.focus();
    else setAsking(true);
  };
  const field = { gaps: isChecked ? gaps : [], isChecked };
  const part = (name: (typeof parts)[number]) => (
    <BothLanguages
      {...field}
      id={name}
      label={words[name]}
      value={content[name]}
      onChange={(text) => change({ [name]: text })}
    />
  );
  return (
    <div className={styles.grid}>
      <div className={styles.form}>
        {part('happened')}
        <div>
          <p className={own.label}>{words.recorded}</p>
          <div className={own.recorded}>
            <ImpactLanes incident={incident} />
          </div>
        </div>
        {part('meant')}
        {part('cause')}
        <Measures
          {...field}
          measures={content.measures}
          onChange={(measures) => change({ measures })}
        />
        {published && (
          <TextField
            id="reason"
            label={words.reason}
            value={content.reason}
            maxLength={contract.deskReasonMaxLength}
            error={isChecked && gaps.includes('reason') ? words.missing.reason : undefined}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        )}
        <PublishBar
          told={published ? noReaders : readers}
          act={how.act}
          save={composed.save}
          error={isChecked && gaps.length > 0 ? words.incomplete : undefined}
          onPublish={publish}
        />
      </div>
      <Side known={known} content={content} />
      {isAsking && (
        <PublishQuestion
          heading={how.heading}
          act={how.act}
          facts={[{ id: 'later', name: words.facts.later, value: how.sentence }]}
          only={undefined}
          told={published ? noReaders : readers}
          send={() => {
            const { reason, ...texts } = content;
            const given = { ...composed.publishing, id, ...texts };
            const seenAt = published?.correctedAt ?? null;
            return published
              ? request(contract.correctDeskReport, { ...given, reason, seenAt })
              : request(contract.publishDeskReport, given);
          }}
          onClose={() => setAsking(false)}
          onDone={() => {
            composed.forget();
            setAsking(false);
            showToast({ heading: how.done, sentence: '' });
            refresh();
          }}
        />
      )}
    </div>
  );
}

const noReaders = { en: 0, zh: 0, webhooks: 0 };

/** The ids of the fields that are still empty, in the order of the form. */
const gapsOf = (report: Report, isPublished: boolean): string[] => [
  ...[
    ...parts.map((part) => [part, report[part]] as const),
    ...report.measures.map(({ text }, index) => [`measure-${index}`, text] as const),
  ].flatMap(([id, text]) =>
    locales.flatMap((locale) => (text[locale].trim() ? [] : [`${id}-${locale}`])),
  ),
  ...(isPublished && !report.reason.trim() ? ['reason'] : []),
];

/** A text that is needed in both languages. */
function BothLanguages({
  id,
  label,
  value,
  onChange,
  gaps,
}: {
  id: string;
  label: string;
  value: Texts;
  onChange: (value: Texts) => void;
  gaps: readonly string[];
}) {
  const words = useWords('deskReport');
  return (
    <div className={styles.two}>
      {locales.map((locale) => (
        <TextArea
          key={locale}
          id={`${id}-${locale}`}
          label={fill(words.inLanguage[locale], { label })}
          lang={htmlLanguages[locale]}
          rows={id.startsWith('measure') ? 2 : 4}
          maxLength={contract.reportTextMaxLength}
          value={value[locale]}
          error={gaps.includes(`${id}-${locale}`) ? words.missing[locale] : undefined}
          onChange={({ currentTarget }) => onChange({ ...value, [locale]: currentTarget.value })}
        />
      ))}
    </div>
  );
}

function Measures({
  measures,
  onChange,
  gaps,
}: {
  measures: Report['measures'];
  onChange: (measures: Report['measures']) => void;
  gaps: readonly string[];
}) {
  const words = useWords('deskReport');
  return (
    <fieldset className={own.measures}>
      <legend>{words.measures}</legend>
      {measures.map((measure, index) => {
        const put = (part: Partial<typeof measure>) =>
          onChange(measures.with(index, { ...measure, ...part }));
        return (
          <div key={index}>
            <BothLanguages
              id={`measure-${index}`}
              label={fill(words.measure, { number: index + 1 })}
              value={measure.text}
              onChange={(text) => put({ text })}
              gaps={gaps}
            />
            <div className={styles.two}>
              <TextField
                id={`owner-${index}`}
                label={words.owner}
                hint={words.ownerHint}
                value={measure.owner}
                maxLength={deskNameMaxLength}
                onChange={({ currentTarget }) => put({ owner: currentTarget.value })}
              />
              <TextField
                id={`due-${index}`}
                type="date"
                label={words.dueOn}
                value={measure.dueOn}
                onChange={({ currentTarget }) => put({ dueOn: currentTarget.value })}
              />
            </div>
            <Checkbox
              className={own.done}
              checked={measure.isDone}
              onChange={({ currentTarget }) => put({ isDone: currentTarget.checked })}
            >
              {words.done}
            </Checkbox>
            <TextButton onClick={() => onChange(measures.toSpliced(index, 1))}>
              {words.remove}
            </TextButton>
          </div>
        );
      })}
      {measures.length < contract.reportMeasuresMax && (
        <TextButton
          onClick={() =>
            onChange([...measures, { text: nothing, isDone: false, owner: '', dueOn: '' }])
          }
        >
          {words.add}
        </TextButton>
      )}
    </fieldset>
  );
}

function Side({ known: { incident, draft }, content }: { known: Known; content: Report }) {
  const words = useWords('deskReport');
  const { draft: say } = useWords('deskStatus');
  const { utc } = useFormats();
  const { report } = incident;
  const gaps = gapsOf(content, false);
  const written = locales.filter((locale) => !gaps.some((id) => id.endsWith(locale)));
  const at = (moment: string) => `${utc(moment)} UTC`;
  const draftSaid = draft && fill(say.there, { name: draft.author, time: utc(draft.updatedAt) });
  return (
    <aside aria-label={words.heading}>
      <Facts
        facts={[
          {
            id: 'languages',
            name: words.facts.languages,
            value: <LanguageTags written={written} />,
          },
          ...(report
            ? [{ id: 'at', name: words.facts.published, value: at(report.publishedAt) }]
            : []),
          ...(report?.correctedAt
            ? [{ id: 'again', name: words.facts.corrected, value: at(report.correctedAt) }]
            : []),
          ...(draft
            ? [
                {
                  id: 'draft',
                  name: words.facts.draft,
                  value: (
                    <>
                      {draftSaid} <SiteLink to={`?draft=${draft.id}`}>{say.continue}</SiteLink>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.quiet}>{words.rule}</p>
    </aside>
  );
}
