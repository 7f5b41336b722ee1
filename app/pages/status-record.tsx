import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { request } from '#app/request/client.ts';
import { RecordList } from '#app/status/record-list.tsx';
import { StatusHero } from '#app/status/status-hero.tsx';
import { useFresh } from '#app/status/use-fresh.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useHydrated } from '#app/ui/hydration.ts';
import { Section } from '#app/ui/section.tsx';
import { still } from '#app/ui/still.tsx';
import { statusRecordOf } from '#content/pages/status-record/status-record.ts';
import { localeOfPath } from '#content/site-map.ts';
import { listServiceHistory, overviewServices } from '#contract/status.ts';
import styles from './status.module.css';

const CalmArt = still(() =>
  import('#app/art/status/record-art.tsx').then((module) => module.CalmArt),
);
const FaultArt = still(() =>
  import('#app/art/status/record-art.tsx').then((module) => module.FaultArt),
);

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  record: statusRecordOf(localeOfPath(url.pathname)),
});

const longestName = 60;

export default function StatusRecord() {
  const { record } = useLoaderData<typeof loader>();
  const { words, shared, status } = record;
  const [query] = useSearchParams();
  // The built page knows no query: it is read once the app has taken over.
  const isReady = useHydrated();
  const serviceId = isReady ? (query.get('serviceId') ?? '') : '';
  const service = record.services.find(({ id }) => String(id) === serviceId);

  const { fresh, retry } = useFresh(
    () => request(listServiceHistory, { serviceId }),
    isReady ? serviceId : undefined,
  );
  const overview = useFresh(() => request(overviewServices), 'all');

  const isUnknown = fresh.step === 'failed' && fresh.refusal?.code === 'status.service';
  // Another server may know services that we cannot name; what nobody knows gets no name.
  const given = isReady && !isUnknown ? query.get('serviceName')?.slice(0, longestName) : undefined;
  const name = service?.name ?? (given || words.heading);
  const isCalm =
    fresh.step !== 'ready' || overview.fresh.step === 'loading' || fresh.data.length === 0;
  return (
    <>
      <StatusHero
        heading={name}
        tip={words.tip}
        isCalm={isCalm}
        crumb={<Breadcrumb label={words.breadcrumb} steps={[status, { name }]} />}
      >
        {(className) => (
          <>
            <div data-picture="calm">
              <CalmArt className={className} />
            </div>
            <div data-picture="fault">
              <FaultArt className={className} />
            </div>
          </>
        )}
      </StatusHero>
      <Section className={classNames(styles.board, styles.record)}>
        <p className={styles.noScript}>{shared.noScript}</p>
        <RecordList
          record={record}
          service={service}
          fresh={fresh}
          isUnknown={isUnknown}
          overview={overview.fresh}
          onRetry={retry}
        />
      </Section>
    </>
  );
}
