import type { LoaderFunctionArgs } from 'react-router';
import { Balance } from '#app/console/account/balance.tsx';
import { EnabledProducts } from '#app/console/account/enabled-products.tsx';
import { greetingOf } from '#app/console/account/greeting.ts';
import { AsyncSection } from '#app/console/async-section.tsx';
import { hasMenu, useViewer } from '#app/console/shell/viewer.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import type { Viewer } from '#app/session/session-calls.ts';
import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import { getFirstSteps } from '#contract/first-steps.ts';
import styles from './console-home.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(
    args,
    'console',
    'consoleCallbacks',
    'consoleConfirm',
    'consoleFirstSteps',
    'consoleHome',
    'consoleKeys',
    'fieldErrors',
  );

const code = onDemand(() => import('#app/console/first-steps/first-steps.tsx'));

export default function ConsoleHome() {
  const words = useWords('consoleHome');
  const { lead } = useWords('consoleFirstSteps');
  const pagePath = usePagePath();
  const viewer = useViewer();
  const { name, companyName, enable_product } = viewer;
  const greeting = words.greetings[greetingOf(new Date().getHours())];
  const isNew = enable_product?.length === 0 && seesDeveloper(viewer);
  return (
    <>
      <h1>{fill(greeting, { name })}</h1>
      <p className={styles.company}>{isNew ? lead : companyName}</p>
      {isNew ? (
        <Beginning />
      ) : (
        <>
          {enable_product && seesDeveloper(viewer) && <Arrival />}
          <Money />
        </>
      )}
      {enable_product && <EnabledProducts enabled={enable_product} />}
      <section className={styles.developers} aria-labelledby="developers">
        <h2 id="developers">{words.developers.heading}</h2>
        <p>{words.developers.sentence}</p>
        <div className={classNames(actions.actions, styles.links)}>
          <ButtonLink to={pagePath('docs')} variant="ink" arrow>
            {words.developers.docs}
          </ButtonLink>
          <ButtonLink to={pagePath('service-status')} variant="outline">
            {words.developers.status}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

const seesDeveloper = (viewer: Viewer): boolean => hasMenu(viewer, 'developer');

function Money() {
  const { balance, credit_balance, currency } = useViewer();
  return (
    balance !== null && (
      <Balance balance={balance} credit={credit_balance ?? 0} currency={currency} />
    )
  );
}

/** `Line` is loaded only while steps are open, or once when the last one was just completed. */
async function loadSteps() {
  const reply = await request(getFirstSteps);
  if (!isAccepted(reply)) return reply;
  const steps = reply.data;
  const isShown = steps.isJustDone || !steps.hasProduct;
  const Line = isShown ? (await code.load()).FirstSteps : undefined;
  return { ...reply, data: { steps, Line } };
}

/** Shows the completed steps once. */
function Arrival() {
  const { loaded } = useLoaded(loadSteps);
  if (loaded.step !== 'ready') return null;
  const { steps, Line } = loaded.data;
  return Line && steps.isJustDone && <Line steps={steps} onStep={() => undefined} />;
}

/** Replaces the balance until a product is enabled. */
function Beginning() {
  const { loaded, retry, refresh } = useLoaded(() => {
    code.prepare();
    return loadSteps();
  });
  return (
    <div className={styles.beginning}>
      <AsyncSection loaded={loaded} onRetry={retry}>
        {({ steps, Line }) => Line && <Line steps={steps} onStep={refresh} />}
      </AsyncSection>
    </div>
  );
}
