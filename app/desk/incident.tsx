import { request } from '#app/request/client.ts';
import { Corrected } from '#app/status/corrections.tsx';
import { ImpactChanges } from '#app/status/impact-changes.tsx';
import { ImpactLanes } from '#app/status/impact-lanes.tsx';
import { SaidText } from '#app/status/said-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { WindowChange } from '#app/status/window-change.tsx';
import { languagesOf } from '#app/status/written-languages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { stageOf } from '#content/status/states.ts';
import { deskPages } from '#contract/desk.ts';
import { readDeskIncident } from '#contract/desk-incidents.ts';
import type { Incident } from '#contract/status.ts';
import { DeskGround } from './desk-ground.tsx';
import styles from './incidents.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { UpdateActions } from './update-actions.tsx';
import { UpdateForm } from './update-form.tsx';
import { useAsked } from './use-desk.ts';

/** An incident: what is said next while it is open, and everything that was published. */
export function IncidentPage({ id }: { id: string }) {
  const { loaded, refresh } = useAsked(() => request(readDeskIncident, { id }));
  return (
    <LoadedPart loaded={loaded} refresh={refresh}>
      {({ asOf, incident }) => (
        <DeskGround asOf={asOf}>
          <Head incident={incident} />
          {incident.phase === 'over' ? (
            <ImpactLanes incident={incident} />
          ) : (
            <UpdateForm incident={incident} refresh={refresh} />
          )}
          <Published incident={incident} refresh={refresh} />
        </DeskGround>
      )}
    </LoadedPart>
  );
}

function Head({ incident }: { incident: Incident }) {
  const { inLanguage, ending } = useGround();
  const { id, phase, titleOnly } = incident;
  const { heading } = useWords('deskReport');
  return (
    <PageHead
      below="incidents"
      id={id}
      title={inLanguage(incident, 'title')}
      sentence={!titleOnly && incident[ending === 'En' ? 'titleCn' : 'titleEn']}
      action={
        phase === 'over' && (
          <ButtonLink to={`${deskPages.incidents.path}/${id}/report`} variant="outline">
            {heading}
          </ButtonLink>
        )
      }
    />
  );
}

/** Newest first. */
export function Published({ incident, refresh }: { incident: Incident; refresh: () => void }) {
  const words = useWords('deskIncidents');
  const { utc } = useFormats();
  const { shared } = useGround();
  return (
    <section className={styles.published}>
      <h2>{words.published}</h2>
      <ol>
        {incident.updates.map((update) => (
          <li key={update.id} id={`u-${update.id}`}>
            <time dateTime={update.time}>{utc(update.time)}</time>
            <Ring />
            <div>
              <p>
                <b>{shared.stages[stageOf(update)]}</b>{' '}
                <Corrected at={update.corrections.at(-1)?.time} />{' '}
                <LanguageTags written={languagesOf(update.textOnly)} />
              </p>
              <ImpactChanges changes={update.changes} />
              <WindowChange change={update.replanned} />
              <p className={styles.said}>
                <SaidText said={update} />
              </p>
            </div>
            <div className={styles.editing}>
              <UpdateActions incident={incident} update={update} onDone={refresh} />
            </div>
          </li>
        ))}
      </ol>
      <p>{words.nothingDeleted}</p>
    </section>
  );
}
