import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { documentOf } from '#content/pages/product/structure.ts';
import { ticketPath } from '#content/site-map.ts';
import type { TicketList } from '#contract/tickets.ts';
import { TextLink } from '../developer/text-link.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import styles from './enabled-products.module.css';
import { ticketAskingFor, type UsageSummary, usageOfProduct } from './usage-of-product.ts';

type Product = ReturnType<typeof useLayout>['products'][number];

/** All products, each with the services enabled for the account. */
export function EnabledProducts({
  enabled,
  usage,
  tickets,
}: {
  enabled: readonly string[];
  /** Undefined until it is known. */
  usage: UsageSummary | undefined;
  /** Those that have not ended. */
  tickets: TicketList['tickets'];
}) {
  const { heading } = useWords('consoleHome').products;
  return (
    <section aria-labelledby="enabled-products">
      <h2 id="enabled-products">{heading}</h2>
      <ul className={styles.products}>
        {useLayout().products.map((product) => {
          const open = product.services.filter(({ id }) => enabled.includes(id));
          return (
            <li key={product.id}>
              {open.length > 0 ? (
                <EnabledProduct product={{ ...product, services: open }} usage={usage} />
              ) : (
                <OtherProduct product={product} tickets={tickets} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens to what was used, and to where it goes on; `services` are the enabled ones. */
function EnabledProduct({
  product: { id, name, services },
  usage,
}: {
  product: Product;
  usage: UsageSummary | undefined;
}) {
  const { products: words } = useWords('consoleHome');
  const { separator } = useWords('console');
  const formats = useFormats();
  const documentPath = useDocumentPath();
  const pagePath = usePagePath();
  const maySeeUsage = hasMenu(useViewer(), 'usage');
  const used =
    usage &&
    usageOfProduct(
      services.map((service) => service.id),
      usage,
    );
  const filter = used?.apiProduct ? `?product=${used.apiProduct}` : '';
  const [first] = services;
  return (
    <details className={styles.enabled}>
      <summary>
        <Ring look="lit" className={styles.ring} />
        <strong>{name}</strong>
        <span className={styles.services}>
          {services.map((service) => service.name).join(separator)}
        </span>
        <span className={styles.price}>
          {used && `${formats.amount(used.price)} ${usage.currency}`}
        </span>
        <span className={styles.act}>{words.open}</span>
        <ExpandIcon />
      </summary>
      <div className={styles.more}>
        {used && <Figures used={used} />}
        <p>
          {maySeeUsage && (
            <TextLink to={pagePath('console-usage') + filter}>
              {fill(words.usage, { name })}
            </TextLink>
          )}
          {first && <TextLink to={documentPath(documentOf(first.id))}>{words.documents}</TextLink>}
          <TextLink to={`${documentPath(documentOf(id))}#try`}>{words.sandbox}</TextLink>
        </p>
      </div>
    </details>
  );
}

function Figures({ used }: { used: ReturnType<typeof usageOfProduct> }) {
  const { products: words } = useWords('consoleHome');
  const { separator } = useWords('console');
  const formats = useFormats();
  const { count, delivered, ended, countries } = used;
  const names = countries.map((code) => formats.country(code) ?? code);
  const [first, rest] = [names.slice(0, 2).join(separator), names.length - 2];
  return (
    <dl>
      <div>
        <dt>{words.sent}</dt>
        <dd>{formats.count(count)}</dd>
      </div>
      {ended > 0 && (
        <div>
          <dt>{words.delivered}</dt>
          <dd>{formats.percent(delivered / ended)}</dd>
        </div>
      )}
      {first && (
        <div>
          <dt>{words.countries}</dt>
          <dd>{rest > 0 ? fill(words.andMore, { first, rest }) : first}</dd>
        </div>
      )}
    </dl>
  );
}

/** Can be asked for, unless a ticket already does. */
function OtherProduct({
  product: { id, name, services },
  tickets,
}: {
  product: Product;
  tickets: TicketList['tickets'];
}) {
  const { products: words } = useWords('consoleHome');
  const { actionOf } = useWords('console');
  const newTicket = usePagePath()('console-new-ticket');
  const mayAsk = hasMenu(useViewer(), 'support');
  const asked = ticketAskingFor(
    services.map((service) => service.id),
    tickets,
  );
  const [to, action] = asked
    ? [ticketPath(asked), words.ticket]
    : [`${newTicket}?type=product&product=${id}`, words.ask];
  return (
    <div className={styles.other}>
      <Ring className={styles.ring} />
      <strong>{name}</strong>
      <span className={styles.services}>{asked ? words.askedFor : words.notEnabled}</span>
      {mayAsk && (
        <SiteLink to={to} aria-label={fill(actionOf, { action, subject: name })}>
          {action}
        </SiteLink>
      )}
    </div>
  );
}
