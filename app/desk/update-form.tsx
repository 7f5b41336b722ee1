import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { ImpactChanges } from '#app/status/impact-changes.tsx';
import { StagePicker } from '#app/status/stage-picker.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { factsOf } from '#app/ui/facts.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskStatusWords } from '#content/interface/desk-status.ts';
import { fillPlaces, openPlaces, updateTemplates, writtenIn } from '#content/status/templates.ts';
import { type UpdateDraft, updateDeskIncident, updateDraft } from '#contract/desk-incidents.ts';
import { stages } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';
import { ComposeForm, type Problem } from './compose-form.tsx';
import desk from './desk.module.css';
import { ImpactRows, impactRowId, isTooEarly, lastImpact } from './impact-rows.tsx';
import own from './incidents.module.css';
import { NextUpdateBy, nextUpdateAt } from './next-update.tsx';
import { Places, placeId, sayOpen } from './places.tsx';
import styles from './status.module.css';
import { Preview, useStatusPreview } from './status-preview.tsx';
import { useToday } from './today-items.tsx';
import { onlyLanguage, TwoStatusTexts } from './two-texts.tsx';
import { asMoment, isNoTime } from './typed-time.ts';
import { useComposed } from './use-composed.ts';

/** The next update of an open incident: its stage, how services are affected now, and the text. */
export function UpdateForm({ incident, refresh }: { incident: Incident; refresh: () => void }) {
  const all = useWords('deskStatus');
  const words = useWords('deskIncidents');
  const { shared, locale } = useGround();
  const composed = useComposed({ kind: 'update', incidentId: incident.id, content: updateDraft });
  const { content } = composed;
  /** The newest update when something was published: until the next one is loaded, nothing is written. */
  const [before, setBefore] = useState<number>();
  const { refresh: refreshToday } = useToday();

  const newest = incident.updates[0]?.id ?? 0;
  const after = content.after ?? newest;
  const change = (part: Partial<UpdateDraft>) => composed.change({ after, ...part });
  const current = stages.find((stage) => stage === incident.state) ?? 'investigating';
  const state = content.state ?? current;
  const text = fillPlaces(content.text, content.places);
  const only = onlyLanguage(text);
  const how = only ?? 'both';
  const changed = content.changed.map((one) => ({ ...one, from: asMoment(one.from) }));
  const said = { id: incident.id, state, text, changed };
  const next = state === 'resolved' ? null : content.next;
  const preview = useStatusPreview({
    ...{ ...said, title: { en: incident.titleEn, zh: incident.titleCn } },
    nextUpdateAt: nextUpdateAt(next),
  });
  const shown = preview?.incident ?? incident;
  const changes = preview?.incident.updates[0]?.changes ?? [];

  const choose = (id: string) => {
    const template = updateTemplates.find((one) => one.id === id);
    change({
      template: id,
      ...(template && { text: template.text, ...(template.state && { state: template.state }) }),
    });
  };
  const { question } = all;
  const stage = shared.stages[state];

  return (
    <ComposeForm
      composed={composed}
      problems={problemsOf(incident, { ...content, text }, all)}
      heading={question.heading[how]}
      act={all.publish[how]}
      facts={factsOf(question.facts, {
        impact: changes.length > 0 ? <ImpactChanges changes={changes} /> : question.asBefore,
        stage: state === current ? fill(question.stays, { stage }) : stage,
      })}
      only={only}
      told={preview?.told}
      aside={<Preview preview={preview} />}
      behind={after !== newest && { ...words.behind, onAct: () => change({ after: newest }) }}
      isHeld={before === newest}
      send={() =>
        request(updateDeskIncident, {
          ...{ ...composed.publishing, ...said, after },
          nextUpdateAt: nextUpdateAt(next),
          reportExpected: state === 'resolved' && content.reportExpected,
        })
      }
      onRefused={(code) => code === 'status.changedMeanwhile' && refresh()}
      onDone={() => {
        setBefore(newest);
        showToast({ heading: question.done, sentence: stage });
        refresh();
        refreshToday();
      }}
    >
      {(marked) => (
        <>
          <StagePicker
            legend={words.stage}
            stage={state}
            impact={shown.impactNow === 'fine' ? 'recovered' : shown.impactNow}
            onChoose={(chosen) => change({ state: chosen })}
          />
          <ImpactRows
            incident={incident}
            shown={shown}
            changed={content.changed}
            isChecked={marked.length > 0}
            onChange={(changed) => change({ changed })}
          />
          <div className={own.changes}>
            <b>{words.changes}</b> {changes.length > 0 ? '' : words.nothing}
            <ImpactChanges changes={changes} />
          </div>
          {shown.impactNow === 'fine' && state !== 'resolved' && (
            <p className={styles.allFine} role="status">
              {words.allRecovered.sentence}{' '}
              <TextButton onClick={() => change({ state: 'resolved' })}>
                {words.allRecovered.act}
              </TextButton>
            </p>
          )}
          <div className={styles.selects}>
            <SelectBox
              label={all.template}
              value={content.template}
              options={[
                { value: '', name: all.noTemplate },
                ...updateTemplates.map(({ id, name }) => ({ value: id, name: name[locale] })),
              ]}
              onChoose={choose}
            />
            {state !== 'resolved' && (
              <NextUpdateBy
                minutes={content.next}
                onChoose={(minutes) => change({ next: minutes })}
              />
            )}
          </div>
          {state === 'resolved' && (
            <div className={desk.choices}>
              <Checkbox
                checked={content.reportExpected}
                onChange={({ currentTarget }) => change({ reportExpected: currentTarget.checked })}
              >
                <span>
                  {words.reportFollows.label} <small>{words.reportFollows.hint}</small>
                </span>
              </Checkbox>
            </div>
          )}
          <Places
            texts={[content.text]}
            values={content.places}
            open={marked.map(({ id }) => id)}
            onChange={(places) => change({ places })}
          />
          <TwoStatusTexts
            {...{ value: content.text, filled: text }}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    </ComposeForm>
  );
}

/** Why it cannot be published yet, each with the field that gets the focus. */
function problemsOf(
  incident: Incident,
  { text, changed }: UpdateDraft,
  { missing, noTime, stillOpen, notBefore }: DeskStatusWords,
): Problem[] {
  const open = openPlaces(text);
  return [
    ...changed
      .filter(({ from }) => isNoTime(from))
      .map(({ service }) => ({ id: impactRowId(service), message: noTime })),
    ...changed
      .filter((change) => isTooEarly(incident, change))
      .map(({ service }) => ({
        id: impactRowId(service),
        message: fill(notBefore, {
          time: (lastImpact(incident, service)?.from ?? incident.startTime).slice(11, 16),
        }),
      })),
    ...open.map(({ name, locale }) => ({
      ...{ id: placeId(name, locale), message: sayOpen(stillOpen, open) },
    })),
    ...(writtenIn(text).length === 0 ? [{ id: 'text-en', message: missing.text }] : []),
  ];
}
