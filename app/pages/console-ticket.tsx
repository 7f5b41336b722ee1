import { type LoaderFunctionArgs, useParams } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { BackLink } from '#app/console/back-link.tsx';
import { Ticket } from '#app/console/support/ticket.tsx';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { readTicket } from '#contract/tickets.ts';
import { minuteMs } from '#contract/time-units.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleSupport', 'tickets');

export default function ConsoleTicket() {
  const words = useWords('consoleSupport');
  const { number = '' } = useParams();
  const { loaded, retry, refresh } = useLoaded(() => request(readTicket, { number }), number);
  usePolling(refresh, minuteMs, loaded);
  return (
    <>
      <BackLink to="console-support">{words.title}</BackLink>
      <AsyncSection loaded={loaded} onRetry={retry}>
        {(ticket) => <Ticket key={ticket.number} ticket={ticket} onChanged={refresh} />}
      </AsyncSection>
    </>
  );
}
