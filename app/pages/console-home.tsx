import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { greetingOf } from '#app/console/overview/greeting.ts';
import { NoProducts, Overview } from '#app/console/overview/overview.tsx';
import { hasMenu, useViewer } from '#app/console/shell/viewer.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { loadWords } from '#app/words/load-words.ts';
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
    'consoleBalance',
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
  const viewer = useViewer();
  const { name, companyName, enable_product } = viewer;
  const greeting = words.greetings[greetingOf(new Date().getHours())];
  const seesDeveloper = hasMenu(viewer, 'developer');
  const isNew = enable_product?.length === 0 && seesDeveloper;
  return (
    <>
      <h1>{fill(greeting, { name })}</h1>
      <p className={styles.company}>{isNew ? lead : companyName}</p>
      {isNew ? (
        <>
          <Beginning />
          <NoProducts />
        </>
      ) : (
        <>
          {seesDeveloper && <Arrival />}
          {enable_product && <Overview enabled={enable_product} />}
        </>
      )}
    </>
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
