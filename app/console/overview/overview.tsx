import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { accept } from '#contract/envelope.ts';
import { listTickets, type TicketList } from '#contract/tickets.ts';
import { readBalance, readUsageSummary } from '#contract/usage.ts';
import { BalanceLine } from '../balance/balance-line.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import { useLoaded } from '../use-loaded.ts';
import { EnabledProducts } from './enabled-products.tsx';
import { FailedRequests } from './failed-requests.tsx';
import { OpenTickets } from './open-tickets.tsx';
import styles from './overview.module.css';
import { Spend } from './spend.tsx';

/** Balance, spend, failed requests, tickets and products: each part loads and fails by itself. */
export function Overview({ enabled }: { enabled: readonly string[] }) {
  const viewer = useViewer();
  const usage = useLoaded(() => request(readUsageSummary));
  const tickets = useOpenTickets();
  return (
    <>
      <Balance />
      <div className={styles.columns}>
        <Spend loaded={usage.loaded} onRetry={usage.retry} />
        {hasMenu(viewer, 'developer') && <FailedRequests />}
        {hasMenu(viewer, 'support') && (
          <OpenTickets loaded={tickets.loaded} onRetry={tickets.retry} />
        )}
      </div>
      <EnabledProducts
        enabled={enabled}
        usage={usage.loaded.step === 'ready' ? usage.loaded.data : undefined}
        tickets={ticketsOf(tickets)}
      />
    </>
  );
}

/** Before a product is enabled there is nothing else to see. */
export const NoProducts = () => (
  <EnabledProducts enabled={[]} usage={undefined} tickets={ticketsOf(useOpenTickets())} />
);

const ticketsOf = ({ loaded }: ReturnType<typeof useOpenTickets>) =>
  loaded.step === 'ready' ? loaded.data.tickets : [];

function useOpenTickets() {
  const maySee = hasMenu(useViewer(), 'support');
  return useLoaded(async () =>
    maySee ? request(listTickets, { state: 'open' }) : accept(noTickets),
  );
}

const noTickets: TicketList = {
  tickets: [],
  hasMore: false,
  counts: { us: 0, customer: 0, closed: 0 },
};

function Balance() {
  const { notLoaded } = useWords('consoleHome');
  const { retry: again } = useWords('console');
  const { loaded, retry } = useLoaded(() => request(readBalance));
  if (loaded.step === 'failed')
    return (
      <div className={styles.failed}>
        <FailureNote message={notLoaded} action={again} onRetry={retry} />
      </div>
    );
  return <BalanceLine view={loaded.step === 'ready' ? loaded.data : undefined} />;
}
