import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { countDeskReaders } from '#contract/desk-edits.ts';
import { statusTextMaxLength } from '#contract/desk-incidents.ts';
import {
  cancelDeskMaintenance,
  type DeskMaintenance,
  readDeskMaintenance,
} from '#contract/desk-maintenance.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { DeskGround } from './desk-ground.tsx';
import { Published } from './incident.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { WhoHears } from './publish.tsx';
import { useDesk, useLoaded } from './use-desk.ts';
import { useWindowText } from './use-plan.ts';
import { usePublishForm } from './use-publish-form.ts';

/** Scheduled maintenance: what was published, and that it does not take place after all. */
export function MaintenancePage({ id }: { id: string }) {
  const { ask } = useDesk();
  const { loaded, refresh } = useLoaded(() => ask(() => request(readDeskMaintenance, { id })));
  return (
    <LoadedPart loaded={loaded} onRetry={refresh}>
      {({ asOf, maintenance }) => (
        <DeskGround asOf={asOf}>
          <Head maintenance={maintenance} refresh={refresh} />
          <Published incident={maintenance} refresh={refresh} />
        </DeskGround>
      )}
    </LoadedPart>
  );
}

function Head({ maintenance, refresh }: { maintenance: DeskMaintenance; refresh: () => void }) {
  const { cancel, columns } = useWords('deskMaintenance');
  const { inLanguage } = useGround();
  const windowOf = useWindowText();
  const [isAsking, setAsking] = useState(false);
  const { id, phase, startTime, plannedEnd } = maintenance;
  return (
    <>
      <PageHead
        below="maintenance"
        id={id}
        title={inLanguage(maintenance, 'title')}
        sentence={`${columns.window}: ${windowOf(startTime, plannedEnd)}`}
        action={
          phase !== 'over' && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {cancel.act}
            </Button>
          )
        }
      />
      {isAsking && (
        <Cancel
          id={id}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            showToast({ heading: cancel.done, sentence: id });
            refresh();
          }}
        />
      )}
    </>
  );
}

function Cancel({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { heading, sentence, keep, act, acting } = useWords('deskMaintenance').cancel;
  const { ask } = useDesk();
  const readers = useLoaded(() => ask(() => request(countDeskReaders, { id }))).loaded;
  const form = usePublishForm({
    fields: locales,
    required: [],
    send: (text, submission) => request(cancelDeskMaintenance, { submission, id, text }),
    onDone,
  });
  return (
    <DeskDialog {...{ form, onClose, heading, keep, act, acting }}>
      <p>{sentence}</p>
      <WhoHears told={readers.step === 'ready' ? readers.data : undefined} />
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
