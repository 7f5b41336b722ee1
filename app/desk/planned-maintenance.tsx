import * as z from 'zod/mini';
import { SaidTitle } from '#app/status/said-text.tsx';
import { StateText } from '#app/status/state-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { languagesOfAll } from '#app/status/written-languages.ts';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import { type DeskDraft, draftLanguages } from '#contract/desk-drafts.ts';
import { type DeskMaintenance, maintenanceDraft } from '#contract/desk-maintenance.ts';
import { locales } from '#contract/locale.ts';
import styles from './desk.module.css';
import own from './incidents.module.css';
import { useDraftActions } from './use-draft-actions.tsx';
import { momentOf, usePlanProblems, useWindowText } from './use-plan.ts';

/** Maintenance that is planned or under way, and drafts with what they lack. */
export function PlannedMaintenance({
  planned,
  drafts,
  onDropped,
}: {
  planned: readonly DeskMaintenance[];
  drafts: readonly DeskDraft[];
  onDropped: () => void;
}) {
  const { columns } = useWords('deskMaintenance');
  const { cells: draftCells, question } = useDraftCells(onDropped);
  const planCells = usePlannedCells();
  return (
    <>
      <RowTable
        className={styles.table}
        label={columns.planned}
        heads={columns}
        rows={[...planned, ...drafts]}
        cells={(row) => ('content' in row ? draftCells(row) : planCells(row))}
      />
      {question}
    </>
  );
}

function usePlannedCells() {
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
      planned: (
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
        <SiteLink className={own.link} to={`${deskPages.maintenance.path}/${plan.id}`}>
          {words.show}
        </SiteLink>
      ),
    };
  };
}

function useDraftCells(onDropped: () => void) {
  const words = useWords('deskMaintenance');
  const { draft: say } = useWords('deskStatus');
  const { locale, services, counted } = useGround();
  const { utc } = useFormats();
  const windowOf = useWindowText();
  const problemsOf = usePlanProblems();
  const { actions, question } = useDraftActions(onDropped);
  const cells = (draft: DeskDraft) => {
    const parsed = z.safeParse(maintenanceDraft(), draft.content);
    const plan = parsed.data ?? z.parse(maintenanceDraft(), {});
    const [from, to] = [momentOf(plan.from), momentOf(plan.to)];
    const chosen = services.filter(({ slug }) => plan.affected.some((one) => one.service === slug));
    return {
      planned: (
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
      actions: actions(
        draft.id,
        `${deskPages.maintenance.path}/${draft.incidentId ? `${draft.incidentId}/edit` : 'new'}`,
      ),
    };
  };
  return { cells, question };
}
