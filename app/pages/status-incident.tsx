import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { FilledPart } from '#app/status/filled-part.tsx';
import { IncidentView } from '#app/status/incident-view.tsx';
import { useServed } from '#app/status/served.ts';
import { useLive } from '#app/status/use-live.ts';
import { usePageTitle } from '#app/status/use-page-title.ts';
import { useZone } from '#app/status/zone-choice.ts';
import { statusIncidentOf } from '#content/pages/incident/incident.ts';
import { localeOfPath, pagePath } from '#content/site-map.ts';
import type { IncidentPageData } from '#content/status/served.ts';

export { meta } from '#app/head/meta.ts';

/** Prerendered once without an incident; the server fills in the requested one. */
export const loader = ({ url }: LoaderFunctionArgs) => {
  const locale = localeOfPath(url.pathname);
  return {
    ...loadHead(url.pathname),
    address: { canonical: pagePath('service-status', locale), paths: {}, indexed: false },
    incident: statusIncidentOf(locale),
  };
};

export default function StatusIncident() {
  const { incident: page, head } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const live = useLive<IncidentPageData>(
    useServed(),
    async () => (await import('#app/status/calls.ts')).loadIncident(id),
    id,
  );
  const title = live.data?.incident[`title${page.ground.ending}`];
  usePageTitle(title, head.title);
  return (
    <FilledPart>
      <IncidentView page={page} live={live} zone={useZone()} />
    </FilledPart>
  );
}
