import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { request } from '#app/request/client.ts';
import { ImpactText } from '#app/status/impact-text.tsx';
import { SaidTitle } from '#app/status/said-text.tsx';
import { serviceImpacts } from '#app/status/service-impacts.ts';
import { StateText } from '#app/status/state-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { languagesOfAll } from '#app/status/written-languages.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { openingTemplates } from '#content/status/templates.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import { type DeskDraft, draftLanguages, dropDeskDraft } from '#contract/desk-drafts.ts';
import { reportDueMs } from '#contract/desk-edits.ts';
import { listDeskIncidents, openingDraft } from '#contract/desk-incidents.ts';
import { type IncidentState, stages } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import styles from './desk.module.css';
import { DeskGround } from './desk-ground.tsx';
import { IncidentPage } from './incident.tsx';
import { IncidentReportPage } from './incident-report.tsx';
import own from './incidents.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { OpenIncident } from './open-incident.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import { useAsked } from './use-desk.ts';

const { path } = deskPages.incidents;
const pageSize = 50;
/** From then on an update is due. */
const soonMs = 15 * minuteMs;

/** The list of incidents, the page of one, and the form that opens one. */
export default function Incidents() {
  const below = belowDeskPage('incidents', useLocation().pathname);
  if (below === 'new') return <OpenIncident />;
  const [id, part] = below.split('/');
  if (id && part === 'report') return <IncidentReportPage key={id} id={id} />;
  return below ? <IncidentPage key={below} id={below} /> : <IncidentList />;
}

function IncidentList() {
  const desk = useWords('desk');
  const words = useWords('deskIncidents');
  const [shown, setShown] = useState(pageSize);
  const { loaded, refresh } = useAsked(
    () => request(listDeskIncidents, { resolved: `${shown}` }),
    `${shown}`,
  );
  return (
    <>
      <PageHead
        title={desk.pages.incidents}
        action={
          <ButtonLink to={`${path}/new`} arrow>
            {words.open}
          </ButtonLink>
        }
      />
      <LoadedPart loaded={loaded} refresh={refresh}>
        {({ asOf, open, drafts, resolved, resolvedCount }) => (
          <DeskGround asOf={asOf}>
            {open.length > 0 ? <OpenTable incidents={open} /> : <Calm last={resolved[0]} />}
            {drafts.length > 0 && <Drafts drafts={drafts} open={open} onDropped={refresh} />}
            {resolved.length > 0 && (
              <Part heading={words.resolved}>
                <ResolvedTable incidents={resolved} />
                {resolvedCount > resolved.length && (
                  <Button variant="outline" size="small" onClick={() => setShown(shown + pageSize)}>
                    {desk.older}
                  </Button>
                )}
              </Part>
            )}
          </DeskGround>
        )}
      </LoadedPart>
    </>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{heading}</h2>
    {children}
  </section>
);

function Calm({ last }: { last: Incident | undefined }) {
  const { empty } = useWords('deskIncidents');
  const { inLanguage } = useGround();
  const lengthOf = useDurationText();
  const sentence = last?.endTime
    ? fill(empty.last, {
        ago: lengthOf(last.endTime),
        title: inLanguage(last, 'title'),
        duration: lengthOf(last.startTime, last.endTime),
      })
    : empty.none;
  return <EmptyLine heading={empty.heading} sentence={sentence} />;
}

function OpenTable({ incidents }: { incidents: readonly Incident[] }) {
  const { columns, update } = useWords('deskIncidents');
  const { pages } = useWords('desk');
  const { utc } = useFormats();
  const { shared } = useGround();
  const lengthOf = useDurationText();
  return (
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={pages.incidents}
      columns={[
        { id: 'incident', head: columns.incident, kind: 'name' },
        { id: 'services', head: columns.services },
        { id: 'stage', head: columns.stage },
        { id: 'since', head: columns.since },
        { id: 'next', head: columns.next },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={incidents.map((incident) => ({
        id: incident.id,
        cells: {
          incident: <Titles incident={incident} />,
          services: <ServicesNow incident={incident} />,
          stage: (
            <span className={own.stage}>
              <StageStops state={incident.state} />
              {shared.stages[incident.state]}
            </span>
          ),
          since: (
            <div>
              <b>{utc(incident.startTime)}</b>
              <span className={styles.quiet}>{lengthOf(incident.startTime)}</span>
            </div>
          ),
          next: <NextUpdate at={incident.nextUpdate} />,
          actions: (
            <ButtonLink to={`${path}/${incident.id}`} variant="ink" size="small">
              {update}
            </ButtonLink>
          ),
        },
      }))}
    />
  );
}

/** The title in the language of the desk, then in the other one. */
function Titles({ incident }: { incident: Incident }) {
  const { shared, ending } = useGround();
  const { impactNow, titleOnly } = incident;
  return (
    <>
      <div>
        <StateText state={impactNow === 'fine' ? 'resolved' : impactNow}>
          {impactNow === 'fine' ? shared.impacts.recovered : shared.states[impactNow]}
        </StateText>
      </div>
      <b>
        <SaidTitle titled={incident} />
      </b>
      {!titleOnly && <span>{incident[ending === 'En' ? 'titleCn' : 'titleEn']}</span>}
    </>
  );
}

function ServicesNow({ incident }: { incident: Incident }) {
  const { recovered } = useWords('deskIncidents');
  const { asOf, counted, namesOf } = useGround();
  const services = serviceImpacts(incident, asOf);
  const fine = services.filter(({ now }) => now === 'recovered').map(({ id }) => id);
  return (
    <div>
      {services
        .filter(({ now }) => now !== 'recovered')
        .map(({ id, now }) => (
          <span key={id} className={own.service}>
            {namesOf([id])} <ImpactText impact={now} />
          </span>
        ))}
      {fine.length > 0 && (
        <span className={styles.quiet}>
          {fill(recovered, { services: joinBy(counted.names, namesOf(fine)) })}
        </span>
      )}
    </div>
  );
}

const order: readonly IncidentState[] = stages;

function StageStops({ state }: { state: IncidentState }) {
  const now = order.indexOf(state);
  return (
    <span className={own.stops} aria-hidden="true">
      {stages.map((stage, index) => (
        <Ring key={stage} look={index < now ? 'full' : index === now ? 'warned' : 'idle'} />
      ))}
    </span>
  );
}

/** When readers hear more: late, due soon, or when. */
function NextUpdate({ at }: { at: string | null }) {
  const words = useWords('deskIncidents');
  const { utc } = useFormats();
  const lengthOf = useDurationText();
  const now = useNow(minuteMs);
  if (!at) return <span className={styles.quiet}>{words.notPromised}</span>;
  const left = Date.parse(at) - now;
  const iso = new Date(now).toISOString();
  if (left < 0)
    return (
      <div>
        <StateText state="outage">{fill(words.late, { duration: lengthOf(at, iso) })}</StateText>
      </div>
    );
  if (left < soonMs) return <Tag>{fill(words.due, { duration: lengthOf(iso, at) })}</Tag>;
  return fill(words.by, { time: utc(at) });
}

function Drafts({
  drafts,
  open,
  onDropped,
}: {
  drafts: readonly DeskDraft[];
  open: readonly Incident[];
  onDropped: () => void;
}) {
  const words = useWords('deskIncidents');
  const { draft: say } = useWords('deskStatus');
  const { utc } = useFormats();
  const { locale, inLanguage } = useGround();
  const [dropping, setDropping] = useState<DeskDraft>();
  const titleOf = ({ kind, incidentId, content }: DeskDraft): string => {
    const incident = open.find(({ id }) => id === incidentId);
    if (kind === 'update')
      return fill(words.updateOf, {
        title: incident ? inLanguage(incident, 'title') : (incidentId ?? ''),
      });
    const { data } = z.safeParse(openingDraft, content);
    return data?.title[locale] || data?.title.en || data?.title.zh || words.untitled;
  };
  const sourceOf = ({ content, notes: [note] }: DeskDraft): string => {
    if (note) return fill(words.fromAlert, { note });
    const template = openingTemplates.find(({ id }) => id === content.template);
    return template ? fill(words.fromTemplate, { name: template.name[locale] }) : '';
  };
  return (
    <Part heading={words.drafts}>
      <DataTable
        isStacked
        namesValues
        className={styles.table}
        label={words.drafts}
        columns={[
          { id: 'draft', head: words.columns.draft, kind: 'name' },
          { id: 'languages', head: words.columns.languages },
          { id: 'template', head: words.columns.template },
          { id: 'actions', head: words.columns.actions, kind: 'actions' },
        ]}
        rows={drafts.map((draft) => ({
          id: draft.id,
          cells: {
            draft: (
              <>
                <b>{titleOf(draft)}</b>
                <span>
                  {fill(say.there, { name: draft.author || say.alert, time: utc(draft.updatedAt) })}
                </span>
              </>
            ),
            languages: <LanguageTags written={draftLanguages(draft)} />,
            template: <span className={styles.quiet}>{sourceOf(draft)}</span>,
            actions: (
              <>
                <SiteLink
                  className={own.link}
                  to={`${path}/${draft.incidentId ?? 'new'}?draft=${draft.id}`}
                >
                  {say.continue}
                </SiteLink>
                <TextButton onClick={() => setDropping(draft)}>{say.drop}</TextButton>
              </>
            ),
          },
        }))}
      />
      {dropping && (
        <Question
          words={say.dropping}
          send={() => request(dropDeskDraft, { id: dropping.id })}
          onClose={() => setDropping(undefined)}
          onDone={() => {
            setDropping(undefined);
            onDropped();
          }}
        />
      )}
    </Part>
  );
}

function ResolvedTable({ incidents }: { incidents: readonly Incident[] }) {
  const { columns, resolved, show } = useWords('deskIncidents');
  const { utc } = useFormats();
  const { shared, counted, namesOf } = useGround();
  const lengthOf = useDurationText();
  return (
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={resolved}
      columns={[
        { id: 'incident', head: columns.incident, kind: 'name' },
        { id: 'worst', head: columns.worst },
        { id: 'ended', head: columns.ended },
        { id: 'took', head: columns.took },
        { id: 'languages', head: columns.languages },
        { id: 'report', head: columns.report },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={incidents.map((incident) => ({
        id: incident.id,
        cells: {
          incident: (
            <>
              <b>
                <SaidTitle titled={incident} />
              </b>
              <span>{joinBy(counted.names, namesOf(incident.serviceIds))}</span>
            </>
          ),
          worst: (
            <div>
              <StateText state={incident.impact}>{shared.states[incident.impact]}</StateText>
            </div>
          ),
          ended: incident.endTime && utc(incident.endTime),
          took: incident.endTime && lengthOf(incident.startTime, incident.endTime),
          languages: <LanguageTags written={languagesOfAll(incident)} />,
          report: <ReportState incident={incident} />,
          actions: (
            <SiteLink className={own.link} to={`${path}/${incident.id}`}>
              {show}
            </SiteLink>
          ),
        },
      }))}
    />
  );
}

function ReportState({ incident: { report, reportExpected, endTime } }: { incident: Incident }) {
  const words = useWords('deskIncidents').report;
  const { dayOfYear } = useFormats();
  const dayOf = (at: string) => dayOfYear(at, 'short');
  if (report)
    return (
      <span className={styles.quiet}>
        {fill(words.published, { day: dayOf(report.publishedAt) })}
      </span>
    );
  if (!reportExpected || !endTime) return <span className={styles.quiet}>{words.notNeeded}</span>;
  return fill(words.due, {
    day: dayOf(new Date(Date.parse(endTime) + reportDueMs).toISOString()),
  });
}
