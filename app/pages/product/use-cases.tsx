import { Section } from '#app/ui/section.tsx';
import { still } from '#app/ui/still.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './use-cases.module.css';

const UseCaseTile = still(() =>
  import('#app/art/product/use-case-tile.tsx').then((module) => module.UseCaseTile),
);

/** Tiles whose pictures make one line: a row leaves the rail and ends in a double tick. */
export function UseCases({ useCases }: { useCases: NonNullable<ProductData['useCases']> }) {
  const { tag, heading, lead, list } = useCases;
  return (
    <Section tag={tag} heading={heading} lead={lead}>
      <ul className={styles.tiles}>
        {list.map(({ id, heading: name, sentence }) => (
          <li key={id}>
            <div className={styles.picture}>
              <UseCaseTile id={id} />
            </div>
            <div className={styles.text}>
              <h3>{name}</h3>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
