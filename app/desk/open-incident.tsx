import { useNavigate } from 'react-router';
import { request } from '#app/request/client.ts';
import { useMomentText } from '#app/status/moments.tsx';
import { SaidTitle } from '#app/status/said-text.tsx';
import { serviceImpacts } from '#app/status/service-impacts.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { factsOf } from '#app/ui/facts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { DeskStatusWords } from '#content/interface/desk-status.ts';
import {
  fillPlaces,
  type OpeningTemplate,
  openingTemplates,
  openPlaces,
  titleFor,
  writtenIn,
} from '#content/status/templates.ts';
import { deskPages } from '#contract/desk.ts';
import * as contract from '#contract/desk-incidents.ts';
import { AffectedServices } from './affected-services.tsx';
import { ComposeForm, type Problem } from './compose-form.tsx';
import { DeskGround } from './desk-ground.tsx';
import own from './incidents.module.css';
import { NextUpdateBy, nextUpdateAt } from './next-update.tsx';
import { PageHead } from './page-head.tsx';
import { Places, placeId, sayOpen } from './places.tsx';
import styles from './status.module.css';
import { Preview, useStatusPreview } from './status-preview.tsx';
import { onlyLanguage, TwoStatusTexts, TwoTitles } from './two-texts.tsx';
import { asMoment, isNoTime } from './typed-time.ts';
import { useComposed } from './use-composed.ts';
import { useAsked } from './use-desk.ts';
import { UtcTime } from './utc-time.tsx';

const none = { en: '', zh: '' };
const now = () => new Date().toISOString();

/** Opens an incident from a template: what it says is filled in once for both languages. */
export function OpenIncident() {
  const words = useWords('deskIncidents').opening;
  return (
    <DeskGround asOf={now()}>
      <PageHead below="incidents" title={words.heading} />
      <Form />
    </DeskGround>
  );
}

function Form() {
  const all = useWords('deskStatus');
  const words = useWords('deskIncidents').opening;
  const { locale, shared } = useGround();
  const { write } = useMomentText();
  const navigate = useNavigate();
  const composed = useComposed({ kind: 'open', incidentId: null, content: contract.openingDraft });
  const { content, change } = composed;
  const startsAt = asMoment(content.startsAt);
  const text = fillPlaces(content.text, content.places);
  const title = titleFor(fillPlaces(content.title, content.places), text);
  const only = onlyLanguage(text);
  const how = only ?? 'both';
  const preview = useStatusPreview({
    ...{ id: null, state: 'investigating', title, text },
    changed: content.affected.map((one) => ({ ...one, from: startsAt })),
    nextUpdateAt: nextUpdateAt(content.next),
  });
  const began = startsAt ? write(startsAt, 'full') : shared.impacts.now;

  const start = ({ id, title, text, impact, services: slugs }: OpeningTemplate) =>
    change({
      ...{ template: id, title, text },
      affected: slugs
        ? slugs.map((service) => ({ service, impact }))
        : content.affected.map(({ service }) => ({ service, impact })),
    });
  const impact = openingTemplates.find(({ id }) => id === content.template)?.impact ?? 'outage';

  return (
    <ComposeForm
      composed={composed}
      problems={problemsOf({ ...content, title, text }, all)}
      heading={words.question[how]}
      act={words.act[how]}
      facts={factsOf(words, { began })}
      only={only}
      told={preview?.told}
      aside={<Preview preview={preview} />}
      send={() =>
        request(contract.openDeskIncident, {
          ...composed.publishing,
          ...{ title, text, affected: content.affected, startsAt },
          nextUpdateAt: nextUpdateAt(content.next),
        })
      }
      onDone={({ id }) => {
        showToast({ heading: words.done, sentence: title[locale] || title.en || title.zh });
        void navigate(`${deskPages.incidents.path}/${id}`);
      }}
    >
      {(marked) => (
        <>
          <fieldset className={own.templates}>
            <legend>{words.templates}</legend>
            {openingTemplates.map((template) => (
              <button
                key={template.id}
                type="button"
                aria-pressed={template.id === content.template}
                onClick={() => start(template)}
              >
                {template.name[locale]}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={content.template === ''}
              onClick={() => change({ template: '', title: none, text: none })}
            >
              {words.empty}
            </button>
          </fieldset>
          <AffectedServices
            affected={content.affected}
            impacts={['outage', 'degraded']}
            initial={impact}
            onChange={(affected) => change({ affected })}
          />
          <AlreadyOpen affected={content.affected} />
          <div className={styles.selects}>
            <UtcTime
              id="began"
              label={words.began}
              value={content.startsAt}
              onChange={(startsAt) => change({ startsAt })}
            />
            <NextUpdateBy minutes={content.next} onChoose={(next) => change({ next })} />
          </div>
          <Places
            texts={[content.title, content.text]}
            values={content.places}
            open={marked.map(({ id }) => id)}
            onChange={(places) => change({ places })}
          />
          <TwoTitles
            {...{ marked: marked.slice(0, 1), value: content.title }}
            onChange={(title) => change({ title })}
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

/** The open incidents of the chosen services: an update of one may be what is wanted. */
function AlreadyOpen({ affected }: Pick<contract.OpeningDraft, 'affected'>) {
  const { alreadyOpen } = useWords('deskIncidents').opening;
  const { services, counted, namesOf, asOf } = useGround();
  const { known } = useAsked(() => request(contract.listDeskIncidents, { resolved: '0' }));
  const chosen: readonly number[] = services
    .filter(({ slug }) => affected.some(({ service }) => service === slug))
    .map(({ id }) => id);
  const found = (known?.open ?? []).flatMap((incident) => {
    const ids = serviceImpacts(incident, asOf)
      .filter(({ id, now }) => now !== 'recovered' && chosen.includes(id))
      .map(({ id }) => id);
    return ids.length > 0 ? [{ incident, ids }] : [];
  });
  return (
    <div role="status">
      {found.map(({ incident, ids }) => (
        <p key={incident.id} className={styles.behind}>
          {fill(alreadyOpen, { services: joinBy(counted.names, namesOf(ids)) })}{' '}
          <SiteLink className={own.link} to={`${deskPages.incidents.path}/${incident.id}`}>
            <SaidTitle titled={incident} />
          </SiteLink>{' '}
          <code>{incident.id}</code>
        </p>
      ))}
    </div>
  );
}

/** Why it cannot be published yet, each with the field that gets the focus; in the order of the form. */
function problemsOf(
  { affected, startsAt, title, text }: contract.OpeningDraft,
  { missing, noTime, stillOpen }: DeskStatusWords,
): Problem[] {
  const written = writtenIn(text);
  const open = openPlaces(title, text);
  return [
    ...(affected.length === 0 ? [{ id: 'services', message: missing.services }] : []),
    ...(isNoTime(startsAt) ? [{ id: 'began', message: noTime }] : []),
    ...open.map(({ name, locale }) => ({
      ...{ id: placeId(name, locale), message: sayOpen(stillOpen, open) },
    })),
    ...(written.length === 0 ? [{ id: 'text-en', message: missing.text }] : []),
    ...written
      .filter((locale) => !title[locale].trim())
      .map((locale) => ({ id: `title-${locale}`, message: missing.title })),
  ];
}
