import { useLocation } from 'react-router';
import { request } from '#app/request/client.ts';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import { listDeskIncidents } from '#contract/desk-incidents.ts';
import type { Incident } from '#contract/status.ts';
import { DeskGround } from './desk-ground.tsx';
import { DeskSection } from './desk-section.tsx';
import { IncidentPage } from './incident.tsx';
import { IncidentDrafts } from './incident-drafts.tsx';
import { IncidentReportPage } from './incident-report.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { OpenIncident } from './open-incident.tsx';
import { OpenIncidents } from './open-incidents.tsx';
import { PageHead } from './page-head.tsx';
import { ShowOlder, usePagedList } from './paged-list.tsx';
import { ResolvedIncidents } from './resolved-incidents.tsx';

/** The list of incidents, the page of one, and the form that opens one. */
export default function Incidents() {
  const below = belowDeskPage('incidents', useLocation().pathname);
  if (below === 'new') return <OpenIncident />;
  const [id, part] = below.split('/');
  if (id && part === 'report') return <IncidentReportPage key={id} id={id} />;
  return below ? <IncidentPage key={below} id={below} /> : <IncidentList />;
}

function IncidentList() {
  const { pages: names } = useWords('desk');
  const words = useWords('deskIncidents');
  const list = usePagedList(
    (pages) => request(listDeskIncidents, { resolved: `${deskRowsOf(pages)}` }),
    '',
  );
  return (
    <>
      <PageHead
        title={names.incidents}
        action={
          <ButtonLink to={`${deskPages.incidents.path}/new`} arrow>
            {words.open}
          </ButtonLink>
        }
      />
      <LoadedPart {...list}>
        {({ asOf, open, drafts, resolved, resolvedCount }) => (
          <DeskGround asOf={asOf}>
            {open.length > 0 ? <OpenIncidents incidents={open} /> : <Calm last={resolved[0]} />}
            {drafts.length > 0 && (
              <IncidentDrafts drafts={drafts} open={open} onDropped={list.refresh} />
            )}
            {resolved.length > 0 && (
              <DeskSection heading={words.resolved}>
                <ResolvedIncidents incidents={resolved} />
                {resolvedCount > resolved.length && <ShowOlder onClick={list.showOlder} />}
              </DeskSection>
            )}
          </DeskGround>
        )}
      </LoadedPart>
    </>
  );
}

function Calm({ last }: { last: Incident | undefined }) {
  const { empty } = useWords('deskIncidents');
  const { inLanguage } = useGround();
  const lengthOf = useDurationText();
  const sentence = last?.endTime
    ? fill(empty.last, {
        ago: lengthOf(last.endTime),
        title: inLanguage(last, 'title'),
        duration: lengthOf(last.startTime, last.endTime),
      })
    : empty.none;
  return <EmptyLine heading={empty.heading} sentence={sentence} />;
}
