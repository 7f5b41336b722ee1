import { ArrowIcon } from '#app/art/signs.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import styles from './enabled-products.module.css';

/** All products, each with the services enabled for the account. */
export function EnabledProducts({ enabled }: { enabled: readonly string[] }) {
  const words = useWords('consoleHome').products;
  const { separator, actionOf } = useWords('console');
  const { products } = useLayout();
  const newTicket = usePagePath()('console-new-ticket');
  const mayAsk = hasMenu(useViewer(), 'support');
  return (
    <section aria-labelledby="enabled-products">
      <h2 id="enabled-products">{words.heading}</h2>
      <ul className={styles.products}>
        {products.map(({ id, name, services }) => {
          const open = services.filter((service) => enabled.includes(service.id));
          const [first] = open;
          return (
            <li key={id} data-enabled={first !== undefined || undefined}>
              <Ring look={first ? 'lit' : 'open'} className={styles.ring} />
              <strong>{name}</strong>
              <span className={styles.services}>
                {first ? open.map((service) => service.name).join(separator) : words.notEnabled}
              </span>
              {first ? (
                <SiteLink
                  to={first.path}
                  aria-label={fill(actionOf, { action: words.open, subject: name })}
                >
                  {words.open} <ArrowIcon />
                </SiteLink>
              ) : (
                mayAsk && (
                  <SiteLink
                    to={`${newTicket}?type=product&product=${id}`}
                    aria-label={fill(actionOf, { action: words.ask, subject: name })}
                  >
                    {words.ask}
                  </SiteLink>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
