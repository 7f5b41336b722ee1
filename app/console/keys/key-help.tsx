import { Facts } from '#app/ui/facts.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { brand } from '#content/brand.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { TextLink } from '../developer/text-link.tsx';
import styles from './key-help.module.css';

/** How to rotate keys without downtime, and what the two environments are. */
export function KeyHelp({
  sandboxHost,
  gateway = 'none',
}: {
  sandboxHost: string | null;
  gateway: GatewayState | undefined;
}) {
  const { help, environments, howToSign } = useWords('consoleKeys');
  const documentPath = useDocumentPath();
  return (
    <section className={styles.help}>
      <div>
        <h2>{help.change.heading}</h2>
        <ol className={styles.steps}>
          {help.change.steps.map((step) => (
            <li key={step}>
              <Ring className={styles.ring} />
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{help.environments.heading}</h2>
        <Facts
          facts={[
            {
              id: 'sandbox',
              name: environments.sandbox,
              value: sandboxHost ? (
                <>
                  <code>AKTEST…</code> <code>{withoutScheme(sandboxHost)}</code>
                  <small>{help.environments.sandbox}</small>
                </>
              ) : (
                <small>{help.environments.noSandbox}</small>
              ),
            },
            {
              id: 'live',
              name: environments.live,
              value: (
                <>
                  <code>AKLIVE…</code> <code>{withoutScheme(brand.hosts.api)}</code>
                  <small>{help.environments[gateway === 'none' ? 'live' : 'connected']}</small>
                </>
              ),
            },
          ]}
        />
        <TextLink to={`${documentPath('general/conventions')}#version-2`}>{howToSign}</TextLink>
      </div>
    </section>
  );
}

const withoutScheme = (host: string): string => host.replace(/^https?:\/\//, '');
