import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { request } from '#app/request/client.ts';
import { SaidTitle } from '#app/status/said-text.tsx';
import { StateText } from '#app/status/state-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { languagesOfAll } from '#app/status/written-languages.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import { type DeskDraft, draftLanguages, dropDeskDraft } from '#contract/desk-drafts.ts';
import {
  type DeskMaintenance,
  listDeskMaintenance,
  maintenanceDraft,
} from '#contract/desk-maintenance.ts';
import { locales } from '#contract/locale.ts';
import styles from './desk.module.css';
import { DeskGround } from './desk-ground.tsx';
import own from './incidents.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import { ChangePlan, Schedule } from './schedule.tsx';
import { useAsked } from './use-desk.ts';
import { momentOf, usePlanProblems, useWindowText } from './use-plan.ts';

const { path } = deskPages.maintenance;
const pageSize = 50;

/** The list of maintenance, the page of one, and the form that schedules one. */
export default function Maintenance() {
  const below = belowDeskPage('maintenance', useLocation().pathname);
  const [id, part] = below.split('/');
  if (below === 'new') return <Schedule />;
  if (id && part === 'edit') return <ChangePlan key={id} id={id} />;
  return below ? <MaintenancePage key={below} id={below} /> : <MaintenanceList />;
}

function MaintenanceList() {
  const desk = useWords('desk');
  const words = useWords('deskMaintenance');
  const [shown, setShown] = useState(pageSize);
  const { loaded, refresh } = useAsked(
    () => request(listDeskMaintenance, { over: `${shown}` }),
    `${shown}`,
  );
  return (
    <>
      <PageHead
        title={desk.pages.maintenance}
        action={
          <ButtonLink to={`${path}/new`} arrow>
            {words.schedule}
          </ButtonLink>
        }
      />
      <LoadedPart loaded={loaded} refresh={refresh}>
        {({ asOf, planned, drafts, over, overCount }) => (
          <DeskGround asOf={asOf}>
            {planned.length + drafts.length > 0 ? (
              <PlannedTable planned={planned} drafts={drafts} onDropped={refresh} />
            ) : (
              <EmptyLine {...words.empty} />
            )}
            {over.length > 0 && (
              <section className={styles.section}>
                <h2>{words.over}</h2>
                <OverTable over={over} />
                {overCount > over.length && (
                  <Button variant="outline" size="small" onClick={() => setShown(shown + pageSize)}>
                    {desk.older}
                  </Button>
                )}
              </section>
            )}
          </DeskGround>
        )}
      </LoadedPart>
    </>
  );
}

function PlannedTable({
  planned,
  drafts,
  onDropped,
}: {
  planned: readonly DeskMaintenance[];
  drafts: readonly DeskDraft[];
  onDropped: () => void;
}) {
  const { columns } = useWords('deskMaintenance');
  const { draft: say } = useWords('deskStatus');
  const [dropping, setDropping] = useState<string>();
  const draftRow = useDraftRow(setDropping);
  const plannedRow = usePlannedRow();
  return (
    <>
      <DataTable
        isStacked
        namesValues
        className={styles.table}
        label={columns.planned}
        columns={[
          { id: 'plan', head: columns.planned, kind: 'name' },
          { id: 'services', head: columns.services },
          { id: 'window', head: columns.window },
          { id: 'languages', head: columns.languages },
          { id: 'missing', head: columns.missing },
          { id: 'actions', head: columns.actions, kind: 'actions' },
        ]}
        rows={[...planned.map(plannedRow), ...drafts.map(draftRow)]}
      />
      {dropping && (
        <Question
          words={say.dropping}
          send={() => request(dropDeskDraft, { id: dropping })}
          onClose={() => setDropping(undefined)}
          onDone={() => {
            setDropping(undefined);
            onDropped();
          }}
        />
      )}
    </>
  );
}

function usePlannedRow() {
  const words = useWords('deskMaintenance');
  const { both } = useWords('desk');
  const { languages } = useWords('deskToday');
  const { shared, ending, counted, namesOf, asOf } = useGround();
  const lengthOf = useDurationText();
  const windowOf = useWindowText();
  return (plan: DeskMaintenance) => {
    const written = languagesOfAll(plan);
    const missing = locales
      .filter((locale) => !written.includes(locale))
      .map((locale) => languages[locale]);
    return {
      id: plan.id,
      cells: {
        plan: (
          <>
            <p>
              <StateText state="maintenance">{shared.stages[plan.state]}</StateText>
            </p>
            <b>
              <SaidTitle titled={plan} />
            </b>
            {!plan.titleOnly && <span>{plan[ending === 'En' ? 'titleCn' : 'titleEn']}</span>}
          </>
        ),
        services: joinBy(counted.names, namesOf(plan.serviceIds)),
        window: (
          <div>
            <b>{windowOf(plan.startTime, plan.endTime ?? plan.plannedEnd)}</b>
            <span className={styles.quiet}>
              {fill(plan.phase === 'ahead' ? words.ahead : words.running, {
                duration: lengthOf(plan.startTime, plan.endTime ?? plan.plannedEnd),
                ahead: lengthOf(asOf, plan.startTime),
              })}
            </span>
          </div>
        ),
        languages: <LanguageTags written={written} />,
        missing: (
          <span className={styles.quiet}>{joinBy(both, missing) || words.missing.nothing}</span>
        ),
        actions: (
          <SiteLink className={own.link} to={`${path}/${plan.id}`}>
            {words.show}
          </SiteLink>
        ),
      },
    };
  };
}

function useDraftRow(onDrop: (id: string) => void) {
  const words = useWords('deskMaintenance');
  const { draft: say } = useWords('deskStatus');
  const { locale, services, counted } = useGround();
  const { utc } = useFormats();
  const windowOf = useWindowText();
  const problemsOf = usePlanProblems();
  return (draft: DeskDraft) => {
    const parsed = z.safeParse(maintenanceDraft(), draft.content);
    const plan = parsed.data ?? z.parse(maintenanceDraft(), {});
    const [from, to] = [momentOf(plan.from), momentOf(plan.to)];
    const chosen = services.filter(({ slug }) => plan.affected.some((one) => one.service === slug));
    return {
      id: draft.id,
      cells: {
        plan: (
          <>
            <p>
              <Tag>{words.tag}</Tag>
            </p>
            <b>{plan.title[locale] || plan.title.en || plan.title.zh || words.untitled}</b>
            <span>{fill(say.there, { name: draft.author, time: utc(draft.updatedAt) })}</span>
          </>
        ),
        services: joinBy(
          counted.names,
          chosen.map(({ name }) => name),
        ),
        window: from && to ? <b>{windowOf(from, to)}</b> : words.notChosen,
        languages: <LanguageTags written={draftLanguages(draft)} />,
        missing: (
          <div className={styles.error}>
            {[...new Set(problemsOf(plan).map(({ message }) => message))].join(' ')}
          </div>
        ),
        actions: (
          <>
            <SiteLink
              className={own.link}
              to={`${path}/${draft.incidentId ? `${draft.incidentId}/edit` : 'new'}?draft=${draft.id}`}
            >
              {say.continue}
            </SiteLink>
            <TextButton onClick={() => onDrop(draft.id)}>{say.drop}</TextButton>
          </>
        ),
      },
    };
  };
}

function OverTable({ over }: { over: readonly DeskMaintenance[] }) {
  const words = useWords('deskMaintenance');
  const { counted, namesOf } = useGround();
  const lengthOf = useDurationText();
  const windowOf = useWindowText();
  const differenceOf = ({ state, startTime, endTime, plannedEnd }: DeskMaintenance): string => {
    if (!endTime || endTime === plannedEnd) return words.asPlanned;
    if (endTime <= startTime) return words.cancelled;
    if (endTime > plannedEnd)
      return fill(words.longer, { duration: lengthOf(plannedEnd, endTime) });
    const shorter = state === 'cancelled' ? words.shorter : words.early;
    return fill(shorter, { duration: lengthOf(endTime, plannedEnd) });
  };
  return (
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={words.over}
      columns={[
        { id: 'plan', head: words.columns.over, kind: 'name' },
        { id: 'services', head: words.columns.services },
        { id: 'window', head: words.columns.window },
        { id: 'difference', head: words.columns.plan },
        { id: 'actions', head: words.columns.actions, kind: 'actions' },
      ]}
      rows={over.map((one) => ({
        id: one.id,
        cells: {
          plan: (
            <b>
              <SaidTitle titled={one} />
            </b>
          ),
          services: joinBy(counted.names, namesOf(one.serviceIds)),
          window: windowOf(one.startTime, one.plannedEnd),
          difference: <span className={styles.quiet}>{differenceOf(one)}</span>,
          actions: (
            <SiteLink className={own.link} to={`${path}/${one.id}`}>
              {words.show}
            </SiteLink>
          ),
        },
      }))}
    />
  );
}
