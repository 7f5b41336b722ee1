import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import actions from '#app/ui/actions.module.css';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import type { DeskMaintenanceWords } from '#content/interface/desk-maintenance.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { deskPages } from '#contract/desk.ts';
import { countDeskReaders } from '#contract/desk-edits.ts';
import { statusTextMaxLength } from '#contract/desk-incidents.ts';
import * as contract from '#contract/desk-maintenance.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { DeskGround } from './desk-ground.tsx';
import { Published } from './incident.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { useAsked } from './use-desk.ts';
import { useDeskForm } from './use-desk-form.ts';
import { useWindowText } from './use-plan.ts';
import { WhoHears } from './who-hears.tsx';

/** Scheduled maintenance: what was published, what changes, and that it ends early or does not take place. */
export function MaintenancePage({ id }: { id: string }) {
  const { loaded, refresh } = useAsked(() => request(contract.readDeskMaintenance, { id }));
  return (
    <LoadedPart loaded={loaded} refresh={refresh}>
      {({ asOf, maintenance }) => (
        <DeskGround asOf={asOf}>
          <Head maintenance={maintenance} refresh={refresh} />
          <Published incident={maintenance} refresh={refresh} />
        </DeskGround>
      )}
    </LoadedPart>
  );
}

function Head({
  maintenance,
  refresh,
}: {
  maintenance: contract.DeskMaintenance;
  refresh: () => void;
}) {
  const { change, columns, ...words } = useWords('deskMaintenance');
  const { inLanguage } = useGround();
  const windowOf = useWindowText();
  const [isAsking, setAsking] = useState(false);
  const { id, phase, state, startTime, endTime, plannedEnd } = maintenance;
  const stop = phase === 'on' ? words.end : words.cancel;
  const end = state === 'cancelled' ? plannedEnd : (endTime ?? plannedEnd);
  return (
    <>
      <PageHead
        below="maintenance"
        id={id}
        title={inLanguage(maintenance, 'title')}
        sentence={`${columns.window}: ${windowOf(startTime, end)}`}
        action={
          phase !== 'over' && (
            <div className={actions.actions}>
              <ButtonLink variant="outline" to={`${deskPages.maintenance.path}/${id}/edit`}>
                {change.open[phase]}
              </ButtonLink>
              <Button variant="outline" onClick={() => setAsking(true)}>
                {stop.act}
              </Button>
            </div>
          )
        }
      />
      {isAsking && (
        <Stop
          maintenance={maintenance}
          words={stop}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            showToast({ heading: stop.done, sentence: id });
            refresh();
          }}
        />
      )}
    </>
  );
}

/** Cancels what is planned, or ends what is under way. */
function Stop({
  maintenance: { id, phase, updates },
  words: { heading, sentence, keep, act, acting },
  onClose,
  onDone,
}: {
  maintenance: contract.DeskMaintenance;
  words: DeskMaintenanceWords['cancel'];
  onClose: () => void;
  onDone: () => void;
}) {
  const { known: told } = useAsked(() => request(countDeskReaders, { id }));
  const after = updates[0]?.id ?? 0;
  const form = useDeskForm({
    fields: locales,
    problems: () => [],
    messages: {},
    send: (text, submission) =>
      phase === 'on'
        ? request(contract.endDeskMaintenance, { submission, id, after, text })
        : request(contract.cancelDeskMaintenance, { submission, id, text }),
    onDone,
  });
  return (
    <DeskDialog {...{ form, onClose, heading, keep, act, acting }}>
      <p>{sentence}</p>
      <WhoHears told={told} />
      {locales.map((locale) => (
        <TextArea
          key={locale}
          {...form.field(locale)}
          label={languageNames[locale]}
          lang={htmlLanguages[locale]}
          rows={3}
          maxLength={statusTextMaxLength}
        />
      ))}
    </DeskDialog>
  );
}
