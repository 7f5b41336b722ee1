import { useLocation } from 'react-router';
import { request } from '#app/request/client.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { useWords } from '#app/words/use-words.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import { listDeskMaintenance } from '#contract/desk-maintenance.ts';
import { DeskGround } from './desk-ground.tsx';
import { DeskSection } from './desk-section.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { PageHead } from './page-head.tsx';
import { ShowOlder, usePagedList } from './paged-list.tsx';
import { PastMaintenance } from './past-maintenance.tsx';
import { PlannedMaintenance } from './planned-maintenance.tsx';
import { ChangePlan, Schedule } from './schedule.tsx';

/** The list of maintenance, the page of one, and the form that schedules one. */
export default function Maintenance() {
  const below = belowDeskPage('maintenance', useLocation().pathname);
  const [id, part] = below.split('/');
  if (below === 'new') return <Schedule />;
  if (id && part === 'edit') return <ChangePlan key={id} id={id} />;
  return below ? <MaintenancePage key={below} id={below} /> : <MaintenanceList />;
}

function MaintenanceList() {
  const { pages: names } = useWords('desk');
  const words = useWords('deskMaintenance');
  const list = usePagedList(
    (pages) => request(listDeskMaintenance, { over: `${deskRowsOf(pages)}` }),
    '',
  );
  return (
    <>
      <PageHead
        title={names.maintenance}
        action={
          <ButtonLink to={`${deskPages.maintenance.path}/new`} arrow>
            {words.schedule}
          </ButtonLink>
        }
      />
      <LoadedPart {...list}>
        {({ asOf, planned, drafts, over, overCount }) => (
          <DeskGround asOf={asOf}>
            {planned.length + drafts.length > 0 ? (
              <PlannedMaintenance {...{ planned, drafts, onDropped: list.refresh }} />
            ) : (
              <EmptyLine {...words.empty} />
            )}
            {over.length > 0 && (
              <DeskSection heading={words.over}>
                <PastMaintenance over={over} />
                {overCount > over.length && <ShowOlder onClick={list.showOlder} />}
              </DeskSection>
            )}
          </DeskGround>
        )}
      </LoadedPart>
    </>
  );
}
