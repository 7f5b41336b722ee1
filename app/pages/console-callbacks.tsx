import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { AddressPart } from '#app/console/callbacks/address-part.tsx';
import { DeliveriesPart } from '#app/console/callbacks/deliveries-part.tsx';
import { SecretPart } from '#app/console/callbacks/secret-part.tsx';
import { TestPart } from '#app/console/callbacks/test-part.tsx';
import { useDeliveries } from '#app/console/callbacks/use-deliveries.ts';
import { GatewayNote } from '#app/console/developer/gateway-note.tsx';
import { LockNote } from '#app/console/developer/lock-note.tsx';
import { markFunction } from '#app/console/mark-function.ts';
import { PageHead } from '#app/console/page-head.tsx';
import { useCurrent } from '#app/console/use-current.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { request } from '#app/request/client.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { getCallbacks } from '#contract/callbacks.ts';
import styles from './console-callbacks.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleCallbacks', 'consoleConfirm', 'fieldErrors');

export default function ConsoleCallbacks() {
  const words = useWords('consoleCallbacks');
  const { loaded, retry, refresh, put } = useLoaded(() => request(getCallbacks));
  const current = useCurrent();
  const log = useDeliveries();
  const [isSaved, setSaved] = useState(true);
  const known = loaded.step === 'ready' ? loaded.data : undefined;
  const isClosed = known !== undefined && !known.mayManage;
  /** Keeps what is there if it cannot be loaded. */
  const look = async () => {
    const now = await current(request(getCallbacks));
    if (now) put(now);
  };

  return (
    <>
      <PageHead
        title={words.title}
        sentence={isClosed ? words.closed.sentence : words.sentence}
        action={isClosed && <LockNote>{fill(words.closed.ask, { name: known.mainUser })}</LockNote>}
      />
      <GatewayNote gateway={known?.gateway} look={look} />
      <AsyncSection loaded={loaded} onRetry={retry}>
        {(settings) => (
          <>
            <div className={styles.split}>
              <section aria-labelledby="callback-address" {...markFunction('callback-address')}>
                <h2 id="callback-address">{words.address.heading}</h2>
                <AddressPart
                  url={settings.url}
                  mayManage={settings.mayManage}
                  gateway={settings.gateway}
                  onTyped={setSaved}
                  onSaved={refresh}
                />
              </section>
              <section aria-labelledby="callback-secret" {...markFunction('callback-secret')}>
                <h2 id="callback-secret">{words.secret.heading}</h2>
                <SecretPart settings={settings} onChanged={refresh} />
              </section>
            </div>
            {settings.mayManage && settings.testEvents.length > 0 && (
              <TestPart
                events={settings.testEvents}
                deliveries={log.deliveries}
                isSaved={settings.url !== null && isSaved}
                onSent={log.refresh}
              />
            )}
            <DeliveriesPart log={log} mayManage={settings.mayManage} />
          </>
        )}
      </AsyncSection>
    </>
  );
}
