import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { TextField } from '#app/ui/field.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { joinBy } from '#content/fill.ts';
import type { DeskMaintenanceWords } from '#content/interface/desk-maintenance.ts';
import { deskPages } from '#contract/desk.ts';
import {
  changeDeskMaintenance,
  type DeskMaintenance,
  type MaintenanceDraft,
  maintenanceDraft,
  previewDeskMaintenance,
  readDeskMaintenance,
  scheduleDeskMaintenance,
} from '#contract/desk-maintenance.ts';
import { AffectedServices } from './affected-services.tsx';
import { DeskGround } from './desk-ground.tsx';
import own from './incidents.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { PublishBar, PublishQuestion } from './publish.tsx';
import styles from './status.module.css';
import { Preview, usePreview } from './status-preview.tsx';
import { onlyLanguage, TwoTexts } from './two-texts.tsx';
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
  const { loaded, refresh } = useAsked(() => request(readDeskMaintenance, { id }));
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
  plan?: DeskMaintenance;
  onBehind?: () => void;
}) {
  const {
    form,
    change: { behind },
  } = useWords('deskMaintenance');
  const { services, counted, locale } = useGround();
  const navigate = useNavigate();
  const windowOf = useWindowText();
  const known = plan && knownPlan(plan, services);
  const [schema] = useState(() => maintenanceDraft(known));
  const composed = useComposed({
    ...{ kind: 'maintenance' as const, incidentId: plan?.id ?? null, content: schema },
  });
  const { content } = composed;
  const newest = plan?.updates[0]?.id ?? null;
  const after = content.after ?? newest;
  const change = (part: Partial<MaintenanceDraft>) => composed.change({ after, ...part });
  const { title, text, affected } = content;
  // Typed times are of minutes; what does not change stays as exact as it is.
  const startsAt = content.from === known?.from ? plan?.startTime : momentOf(content.from);
  const endsAt = content.to === known?.to ? plan?.endTime : momentOf(content.to);
  const isUnderWay = plan?.phase === 'on';
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const preview = usePreview(
    {
      ...{ id: plan?.id ?? null, title, text, affected },
      ...{ startsAt: startsAt ?? null, endsAt: endsAt ?? null },
    },
    (settled) => request(previewDeskMaintenance, settled),
  );
  const problems = usePlanProblems()(content, known);
  const messageOf = (id: string) =>
    isChecked ? problems.find((one) => one.id.startsWith(id))?.message : undefined;

  const publish = () => {
    setChecked(true);
    if (problems[0]) document.getElementById(problems[0].id)?.focus();
    else setAsking(true);
  };
  const names = services
    .filter(({ slug }) => affected.some(({ service }) => service === slug))
    .map(({ name }) => name);
  const isTitleOnly = known !== undefined && !isReplanned(content, known);
  return (
    <div className={styles.grid}>
      <div className={styles.form}>
        {after !== newest && (
          <p role="alert" className={own.behind}>
            {behind.sentence}{' '}
            <TextButton onClick={() => change({ ...known, after: newest })}>
              {behind.act}
            </TextButton>
          </p>
        )}
        <TwoTexts
          {...{ id: 'title', kind: 'title' as const, value: title, error: messageOf('title') }}
          onChange={(title) => change({ title })}
        />
        <Window content={content} change={change} messageOf={messageOf} isUnderWay={isUnderWay} />
        {!isUnderWay && (
          <AffectedServices
            affected={affected}
            impacts={impactsInOrder}
            initial="maintenance"
            noteOf={(impact) => form.effect[impact]}
            onChange={(affected) => change({ affected })}
          />
        )}
        <TwoTexts
          {...{ id: 'text', kind: 'text' as const, value: text, error: messageOf('text') }}
          onChange={(text) => change({ text })}
        />
        <PublishBar
          told={isTitleOnly ? nobody : preview?.told}
          act={words.act}
          save={composed.save}
          error={messageOf('services') ?? messageOf('plan')}
          onPublish={publish}
        />
      </div>
      <Preview preview={preview} />
      {isAsking && startsAt && endsAt && (
        <PublishQuestion
          heading={words.question}
          act={words.act}
          facts={[
            { id: 'window', name: form.facts.window, value: windowOf(startsAt, endsAt) },
            { id: 'services', name: form.facts.services, value: joinBy(counted.names, names) },
          ]}
          only={isTitleOnly ? undefined : onlyLanguage(text)}
          told={isTitleOnly ? nobody : preview?.told}
          send={() => {
            const input = { ...composed.publishing, title, text, affected, startsAt, endsAt };
            return plan
              ? request(changeDeskMaintenance, { ...input, id: plan.id, after: after ?? 0 })
              : request(scheduleDeskMaintenance, input);
          }}
          onRefused={(code) => code === 'status.changedMeanwhile' && onBehind?.()}
          onClose={() => setAsking(false)}
          onDone={({ id }) => {
            composed.forget();
            showToast({ heading: words.done, sentence: title[locale] || title.en || title.zh });
            void navigate(`${deskPages.maintenance.path}/${id}`);
          }}
        />
      )}
    </div>
  );
}

/** Of a title alone. */
const nobody = { en: 0, zh: 0, webhooks: 0 };

/** From when to when, in UTC. */
function Window({
  content: { from, to },
  change,
  messageOf,
  isUnderWay,
}: {
  content: MaintenanceDraft;
  change: (part: Partial<MaintenanceDraft>) => void;
  messageOf: (id: string) => string | undefined;
  /** Its beginning cannot change. */
  isUnderWay: boolean;
}) {
  const words = useWords('deskMaintenance').form;
  const lengthOf = useDurationText();
  const [startsAt, endsAt] = [momentOf(from), momentOf(to)];
  const field = (id: 'from' | 'to', value: string) => ({
    ...{ id, value, type: 'datetime-local', label: words[id], error: messageOf(id) },
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
