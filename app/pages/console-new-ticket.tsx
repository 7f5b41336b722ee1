import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { BackLink } from '#app/console/back-link.tsx';
import { NewTicket } from '#app/console/support/new-ticket.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { ticketPath } from '#content/site-map.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleSupport', 'tickets');

export default function ConsoleNewTicket() {
  const words = useWords('consoleSupport');
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="console-support">{words.title}</BackLink>
      <h1>{words.make}</h1>
      <NewTicket
        onSent={(number) => {
          showToast({ heading: words.form.done, sentence: number });
          void navigate(ticketPath(number));
        }}
      />
    </>
  );
}
