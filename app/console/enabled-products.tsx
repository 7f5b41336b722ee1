import { ArrowIcon } from '#app/art/signs.tsx';
import { useLocale } from '#app/layout/locale.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { brand } from '#content/brand.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleHomeWords } from '#content/interface/console-home.ts';
import { productIds, products, services } from '#content/products.ts';
import { servicePath } from '#content/site-map.ts';
import { actionOf } from './action-of.ts';
import styles from './enabled-products.module.css';

/** All products, with the services that the account may use of each. */
export function EnabledProducts({ enabled }: { enabled: readonly string[] }) {
  const locale = useLocale();
  const words = consoleHomeWords[locale].products;
  const { separator } = consoleWords[locale];
  return (
    <section aria-labelledby="enabled-products">
      <h2 id="enabled-products">{words.heading}</h2>
      <ul className={styles.products}>
        {productIds.map((id) => {
          const name = products[id].name[locale];
          const open = products[id].services.filter((service) => enabled.includes(service));
          const [first] = open;
          return (
            <li key={id} data-enabled={first !== undefined || undefined}>
              <strong>{name}</strong>
              <span>
                {first
                  ? open.map((service) => services[service].name[locale]).join(separator)
                  : words.notEnabled}
              </span>
              {first ? (
                <SiteLink
                  to={servicePath(id, first, locale)}
                  aria-label={actionOf(words.open, name, locale)}
                >
                  {words.open} <ArrowIcon />
                </SiteLink>
              ) : (
                <a
                  href={askFor(words.subject.replace('{product}', name))}
                  aria-label={actionOf(words.ask, name, locale)}
                >
                  {words.ask}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const askFor = (subject: string): string =>
  `mailto:${brand.mail.info}?subject=${encodeURIComponent(subject)}`;
