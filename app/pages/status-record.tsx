import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { FilledPart } from '#app/status/filled-part.tsx';
import { RecordView } from '#app/status/record-view.tsx';
import { useServed } from '#app/status/served.ts';
import { useLive } from '#app/status/use-live.ts';
import { usePageTitle } from '#app/status/use-page-title.ts';
import { useZone } from '#app/status/zone-choice.ts';
import { useHydrated } from '#app/ui/hydration.ts';
import { statusRecordOf } from '#content/pages/status-record/status-record.ts';
import { localeOfPath } from '#content/site-map.ts';
import type { RecordPageData } from '#content/status/served.ts';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  record: statusRecordOf(localeOfPath(url.pathname)),
});

const longestName = 60;

export default function StatusRecord() {
  const { record, head } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const served = useServed<RecordPageData>();
  // A page served unfilled has no query; read it after hydration.
  const isHydrated = useHydrated();
  const isKnown = isHydrated || served !== undefined;
  const serviceId = isKnown ? (query.get('serviceId') ?? '') : '';
  const live = useLive<RecordPageData>(
    served,
    async () => (await import('#app/status/calls.ts')).loadRecord(serviceId),
    isKnown ? serviceId : undefined,
  );
  const zone = useZone();
  const service = record.services.find(({ id }) => String(id) === serviceId);
  usePageTitle(service?.name, head.title);
  return (
    <FilledPart>
      <RecordView
        record={record}
        serviceId={serviceId}
        givenName={isHydrated ? query.get('serviceName')?.slice(0, longestName) : undefined}
        live={live}
        zone={zone}
      />
    </FilledPart>
  );
}
