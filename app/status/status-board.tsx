import { Callout } from '#app/ui/callout.tsx';
import { KeptEnd } from '#app/ui/kept-end.tsx';
import { Loader } from '#app/ui/loader.tsx';
import type { StatusData } from '#content/pages/status/status.ts';
import { stateOfCode } from '#content/status/states.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { overviewServices, Service } from '#contract/status.ts';
import { useInLanguage } from './in-language.ts';
import { LoadNotes } from './load-notes.tsx';
import { PlannedList } from './planned-list.tsx';
import { ServiceRow, type ShownService } from './service-row.tsx';
import styles from './status-board.module.css';
import type { Fresh } from './use-fresh.ts';

export type Overview = Accepted<CallReply<typeof overviewServices>>['data'];

/** All services with what is known of each; the names stand there before anything has answered. */
export function StatusBoard({
  status,
  services,
  overview,
  onRetry,
}: {
  status: StatusData;
  services: Fresh<Service[]>;
  overview: Fresh<Overview>;
  onRetry: () => void;
}) {
  const { words, dayKinds } = status;
  const inLanguage = useInLanguage();
  // All at once: what comes later would push away what is being read.
  const isLoading = services.step === 'loading' || overview.step === 'loading';
  const more = overview.step === 'ready' ? overview.data : undefined;
  const shown = isLoading
    ? nameServices(status)
    : shownServices(status, services, more, inLanguage);
  return (
    <div className={styles.board} data-loading={isLoading || undefined}>
      {isLoading && (
        <div className={styles.loader}>
          <Loader label={words.list.loading} />
        </div>
      )}
      {!isLoading && more?.sample && (
        <Callout className={styles.sample ?? ''} lead={words.shared.sample.heading}>
          {words.shared.sample.sentence}
        </Callout>
      )}
      {!isLoading && (
        <div className={styles.notes}>
          <LoadNotes fresh={services} words={words.shared} onRetry={onRetry} />
        </div>
      )}
      {shown.length > 0 && (
        <div className={styles.columns}>
          <span>{words.list.service}</span>
          <span>{words.list.period}</span>
        </div>
      )}
      <ul>
        {shown.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} words={words} dayKinds={dayKinds} />
          </li>
        ))}
      </ul>
      {!isLoading && services.step === 'ready' && shown.length === 0 && <p>{words.list.empty}</p>}
      {shown.length > 0 && (
        <>
          <ul className={styles.keys}>
            {dayKinds.map((kind) => (
              <li key={kind} data-kind={kind}>
                {words.list.days[kind]}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            <KeptEnd>{words.list.note}</KeptEnd>
          </p>
        </>
      )}
      {!isLoading && more && <PlannedList planned={more.planned} status={status} />}
    </div>
  );
}

/** Known before anything has answered. */
const nameServices = ({ services, recordPage }: StatusData): ShownService[] =>
  services.map(({ id, name }) => ({ id, name, recordPath: recordOf(recordPage, id, name) }));

const recordOf = (page: string, id: number, name: string): string =>
  `${page}?${new URLSearchParams({ serviceId: String(id), serviceName: name })}`;

function shownServices(
  status: StatusData,
  services: Fresh<Service[]>,
  overview: Overview | undefined,
  inLanguage: ReturnType<typeof useInLanguage>,
): ShownService[] {
  if (services.step !== 'ready') return [];
  return services.data.map((service) => {
    const name = status.services.find(({ id }) => id === service.id)?.name ?? service.serviceName;
    const more = overview?.services.find(({ id }) => id === service.id);
    return {
      id: service.id,
      name,
      recordPath: recordOf(status.recordPage, service.id, name),
      now: {
        state: stateOfCode(service.serviceStatus),
        text: inLanguage(service, 'serviceStatusInfo'),
        description: inLanguage(service, 'statusDescription'),
      },
      ...(more && { days: more.days, availability: more.availability }),
    };
  });
}
