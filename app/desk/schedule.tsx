import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { factsOf } from '#app/ui/facts.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { joinBy } from '#content/fill.ts';
import type { DeskMaintenanceWords } from '#content/interface/desk-maintenance.ts';
import { deskPages } from '#contract/desk.ts';
import * as contract from '#contract/desk-maintenance.ts';
import { AffectedServices } from './affected-services.tsx';
import { ComposeForm, type Problem } from './compose-form.tsx';
import { DeskGround } from './desk-ground.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import styles from './status.module.css';
import { Preview, usePreview } from './status-preview.tsx';
import { onlyLanguage, TwoStatusTexts, TwoTitles } from './two-texts.tsx';
import { useComposed } from './use-composed.ts';
import { useAsked } from './use-desk.ts';
import { isReplanned, knownPlan, momentOf, usePlanProblems, useWindowText } from './use-plan.ts';

/** Schedules maintenance: readers are told at once, and it begins and ends by the clock. */
export function Schedule() {
  const words = useWords('deskMaintenance');
  return (
    <DeskGround asOf={new Date().toISOString()}>
      <PageHead below="maintenance" title={words.form.heading} />
      <PlanForm words={words.form} />
    </DeskGround>
  );
}

/** Changes what is planned; of what is under way, the end. */
export function ChangePlan({ id }: { id: string }) {
  const { change } = useWords('deskMaintenance');
  const { loaded, refresh } = useAsked(() => request(contract.readDeskMaintenance, { id }));
  return (
    <LoadedPart loaded={loaded} refresh={refresh}>
      {({ asOf, maintenance }) => (
        <DeskGround asOf={asOf}>
          <PageHead below="maintenance" id={id} title={change.heading} sentence={change.sentence} />
          {maintenance.phase === 'over' ? (
            <p>{change.over}</p>
          ) : (
            <PlanForm words={change} plan={maintenance} onBehind={refresh} />
          )}
        </DeskGround>
      )}
    </LoadedPart>
  );
}

type FormWords = Pick<DeskMaintenanceWords['form'], 'act' | 'question' | 'done'>;

function PlanForm({
  words,
  plan,
  onBehind,
}: {
  words: FormWords;
  /** What changes; undefined for a new plan. */
  plan?: contract.DeskMaintenance;
  onBehind?: () => void;
}) {
  const { form, change: changing } = useWords('deskMaintenance');
  const { services, counted, locale } = useGround();
  const navigate = useNavigate();
  const windowOf = useWindowText();
  const known = plan && knownPlan(plan, services);
  const [schema] = useState(() => contract.maintenanceDraft(known));
  const composed = useComposed({
    ...{ kind: 'maintenance' as const, incidentId: plan?.id ?? null, content: schema },
  });
  const { content } = composed;
  const newest = plan?.updates[0]?.id ?? null;
  const after = content.after ?? newest;
  const change = (part: Partial<contract.MaintenanceDraft>) => composed.change({ after, ...part });
  const { title, text, affected } = content;
  // Typed times are of minutes; what does not change stays as exact as it is.
  const startsAt = content.from === known?.from ? plan?.startTime : momentOf(content.from);
  const endsAt = content.to === known?.to ? plan?.endTime : momentOf(content.to);
  const isUnderWay = plan?.phase === 'on';
  const preview = usePreview(
    {
      ...{ id: plan?.id ?? null, title, text, affected },
      ...{ startsAt: startsAt ?? null, endsAt: endsAt ?? null },
    },
    (settled) => request(contract.previewDeskMaintenance, settled),
  );
  const problems = usePlanProblems()(content, known);
  const names = services
    .filter(({ slug }) => affected.some(({ service }) => service === slug))
    .map(({ name }) => name);
  const isTitleOnly = known !== undefined && !isReplanned(content, known);
  return (
    <ComposeForm
      composed={composed}
      problems={problems}
      problemSaid={(marked) => messageOf(marked, 'services') ?? messageOf(marked, 'plan')}
      heading={words.question}
      act={words.act}
      facts={factsOf(form.facts, {
        window: startsAt && endsAt && windowOf(startsAt, endsAt),
        services: joinBy(counted.names, names),
      })}
      only={isTitleOnly ? undefined : onlyLanguage(text)}
      told={isTitleOnly ? nobody : preview?.told}
      aside={<Preview preview={preview} />}
      behind={
        after !== newest && {
          ...changing.behind,
          onAct: () => change({ ...known, after: newest }),
        }
      }
      send={() => {
        const times = { startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
        const input = { ...composed.publishing, title, text, affected, ...times };
        return plan
          ? request(contract.changeDeskMaintenance, { ...input, id: plan.id, after: after ?? 0 })
          : request(contract.scheduleDeskMaintenance, input);
      }}
      onRefused={(code) => code === 'status.changedMeanwhile' && onBehind?.()}
      onDone={({ id }) => {
        showToast({ heading: words.done, sentence: title[locale] || title.en || title.zh });
        void navigate(`${deskPages.maintenance.path}/${id}`);
      }}
    >
      {(marked) => (
        <>
          <TwoTitles {...{ marked, value: title }} onChange={(title) => change({ title })} />
          <Window {...{ content, change, marked, isUnderWay }} />
          {!isUnderWay && (
            <AffectedServices
              affected={affected}
              impacts={impactsInOrder}
              initial="maintenance"
              noteOf={(impact) => form.effect[impact]}
              onChange={(affected) => change({ affected })}
            />
          )}
          <TwoStatusTexts
            {...{ marked, value: text, filled: text }}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    </ComposeForm>
  );
}

const messageOf = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find(({ id }) => id.startsWith(field))?.message;

/** Of a title alone. */
const nobody = { en: 0, zh: 0, webhooks: 0 };

/** From when to when, in UTC. */
function Window({
  content: { from, to },
  change,
  marked,
  isUnderWay,
}: {
  content: contract.MaintenanceDraft;
  change: (part: Partial<contract.MaintenanceDraft>) => void;
  marked: readonly Problem[];
  /** Its beginning cannot change. */
  isUnderWay: boolean;
}) {
  const words = useWords('deskMaintenance').form;
  const lengthOf = useDurationText();
  const [startsAt, endsAt] = [momentOf(from), momentOf(to)];
  const field = (id: 'from' | 'to', value: string) => ({
    ...{ id, value, type: 'datetime-local', label: words[id], error: messageOf(marked, id) },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [id]: currentTarget.value }),
  });
  return (
    <div className={styles.two}>
      <TextField {...field('from', from)} disabled={isUnderWay} />
      <TextField
        {...field('to', to)}
        hint={startsAt && endsAt && endsAt > startsAt && lengthOf(startsAt, endsAt)}
      />
    </div>
  );
}

const impactsInOrder = ['maintenance', 'degraded', 'outage'] as const;
