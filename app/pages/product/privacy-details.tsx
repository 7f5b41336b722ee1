import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './privacy-details.module.css';

const PrivacyDiagram = withoutHydration(() =>
  import('#app/art/product/privacy-diagrams.tsx').then((module) => module.PrivacyDiagram),
);

/** Who sees which number in each mode, and what customers can set. */
export function PrivacyDetails({ privacy }: { privacy: NonNullable<ProductData['privacy']> }) {
  return (
    <div className={styles.details}>
      <h4>{privacy.modesHeading}</h4>
      <ul className={styles.modes}>
        {privacy.modes.map(({ id, sentence }) => (
          <li key={id}>
            <div className={styles.picture}>
              <PrivacyDiagram mode={id} words={privacy.art} />
            </div>
            <div className={styles.text}>
              <h5>{id}</h5>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
      <h4>{privacy.settingsHeading}</h4>
      <dl className={styles.settings}>
        {privacy.settings.map(({ id, heading, sentence }) => (
          <div key={id}>
            <dt>{heading}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
