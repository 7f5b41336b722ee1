import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { joinBy } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import {
  type MaintenanceDraft,
  maintenanceDraft,
  previewDeskMaintenance,
  scheduleDeskMaintenance,
} from '#contract/desk-maintenance.ts';
import { impacts } from '#contract/incident-states.ts';
import { AffectedServices } from './affected-services.tsx';
import { DeskGround } from './desk-ground.tsx';
import { PageHead } from './page-head.tsx';
import { PublishBar, PublishQuestion } from './publish.tsx';
import styles from './status.module.css';
import { Preview, usePreview } from './status-preview.tsx';
import { onlyLanguage, TwoTexts } from './two-texts.tsx';
import { useComposed } from './use-composed.ts';
import { momentOf, usePlanProblems, useWindowText } from './use-plan.ts';

/** Schedules maintenance: readers are told at once, and it begins and ends by the clock. */
export function Schedule() {
  const { heading } = useWords('deskMaintenance').form;
  return (
    <DeskGround asOf={new Date().toISOString()}>
      <PageHead below="maintenance" title={heading} />
      <ScheduleForm />
    </DeskGround>
  );
}

function ScheduleForm() {
  const words = useWords('deskMaintenance').form;
  const { services, counted, locale } = useGround();
  const navigate = useNavigate();
  const windowOf = useWindowText();
  const composed = useComposed({
    ...{ kind: 'maintenance' as const, incidentId: null, content: maintenanceDraft },
  });
  const { content, change } = composed;
  const { title, text, affected } = content;
  const [startsAt, endsAt] = [momentOf(content.from), momentOf(content.to)];
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const preview = usePreview({ title, text, affected, startsAt, endsAt }, (settled) =>
    request(previewDeskMaintenance, settled),
  );
  const problems = usePlanProblems()(content);
  const messageOf = (id: string) =>
    isChecked ? problems.find((one) => one.id.startsWith(id))?.message : undefined;

  const schedule = () => {
    setChecked(true);
    if (problems[0]) document.getElementById(problems[0].id)?.focus();
    else setAsking(true);
  };
  const names = services
    .filter(({ slug }) => affected.some(({ service }) => service === slug))
    .map(({ name }) => name);
  return (
    <div className={styles.grid}>
      <div className={styles.form}>
        <TwoTexts
          {...{ id: 'title', kind: 'title' as const, value: title, error: messageOf('title') }}
          onChange={(title) => change({ title })}
        />
        <Window content={content} change={change} messageOf={messageOf} />
        <AffectedServices
          affected={affected}
          impacts={impactsInOrder}
          initial="maintenance"
          noteOf={(impact) => words.effect[impact]}
          onChange={(affected) => change({ affected })}
        />
        <TwoTexts
          {...{ id: 'text', kind: 'text' as const, value: text, error: messageOf('text') }}
          onChange={(text) => change({ text })}
        />
        <PublishBar
          told={preview?.told}
          act={words.act}
          save={composed.save}
          error={isChecked ? problems[0]?.message : undefined}
          onPublish={schedule}
        />
      </div>
      <Preview preview={preview} />
      {isAsking && startsAt && endsAt && (
        <PublishQuestion
          heading={words.question}
          act={words.act}
          facts={[
            { id: 'window', name: words.facts.window, value: windowOf(startsAt, endsAt) },
            { id: 'services', name: words.facts.services, value: joinBy(counted.names, names) },
          ]}
          only={onlyLanguage(text)}
          told={preview?.told}
          send={() =>
            request(scheduleDeskMaintenance, {
              ...{ ...composed.publishing, title, text, affected, startsAt, endsAt },
            })
          }
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

/** From when to when, in UTC. */
function Window({
  content: { from, to },
  change,
  messageOf,
}: {
  content: MaintenanceDraft;
  change: (part: Partial<MaintenanceDraft>) => void;
  messageOf: (id: string) => string | undefined;
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
      <TextField {...field('from', from)} />
      <TextField
        {...field('to', to)}
        hint={startsAt && endsAt && endsAt > startsAt && lengthOf(startsAt, endsAt)}
      />
    </div>
  );
}

const impactsInOrder = impacts.toReversed();
