import type { LoaderFunctionArgs } from 'react-router';
import { Balance } from '#app/console/balance.tsx';
import { EnabledProducts } from '#app/console/enabled-products.tsx';
import { greetingOf } from '#app/console/greeting.ts';
import { useViewer } from '#app/console/viewer.ts';
import { PacketLink } from '#app/ui/packet.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './console-home.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) => loadWords(args, 'console', 'consoleHome');

export default function ConsoleHome() {
  const words = useWords('consoleHome');
  const pagePath = usePagePath();
  const { name, companyName, balance, credit_balance, currency, enable_product } = useViewer();
  const greeting = words.greetings[greetingOf(new Date().getHours())];
  return (
    <>
      <h1>{fill(greeting, { name })}</h1>
      <p className={styles.company}>{companyName}</p>
      {balance !== null && (
        <Balance balance={balance} credit={credit_balance ?? 0} currency={currency} />
      )}
      {enable_product && <EnabledProducts enabled={enable_product} />}
      <section className={styles.developers} aria-labelledby="developers">
        <h2 id="developers">{words.developers.heading}</h2>
        <p>{words.developers.sentence}</p>
        <div className={styles.links}>
          <PacketLink to={pagePath('docs')} variant="ink" arrow>
            {words.developers.docs}
          </PacketLink>
          <PacketLink to={pagePath('service-status')} variant="outline">
            {words.developers.status}
          </PacketLink>
        </div>
      </section>
    </>
  );
}
