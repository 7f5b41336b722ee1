import { DoubleTickIcon } from '#app/art/signs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import line from '#app/ui/line.module.css';
import { NoWidow } from '#app/ui/no-widow.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import { tiles } from './pictures.ts';
import { PrivacyDetails } from './privacy-details.tsx';
import styles from './service-panel.module.css';

export type Service = ProductData['services']['tabs'][number];

/** What a service is, how it works and what it offers, beside its picture. */
export function ServicePanel({ service, product }: { service: Service; product: ProductData }) {
  const { shared, privacy } = product;
  const Tile = tiles[service.id];
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        <h3>{service.heading}</h3>
        <p className={styles.sentence}>{service.sentence}</p>
        <ul className={styles.points}>
          {service.points.map((point) => (
            <li key={point}>
              <DoubleTickIcon width={24} />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink to={service.docsPath}>{shared.readDocument}</ButtonLink>
      </div>
      <div className={styles.picture}>
        <Tile words={service.art} />
      </div>
      <div className={styles.how}>
        <h4>{shared.how}</h4>
        <ol>
          {service.steps.map((step) => (
            <li key={step} className={line.stopAfter}>
              <NoWidow>{step}</NoWidow>
            </li>
          ))}
        </ol>
      </div>
      {service.id === 'privacyNumber' && privacy && <PrivacyDetails privacy={privacy} />}
    </div>
  );
}
