import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './benefits.module.css';

const BenefitGlyph = withoutHydration(() =>
  import('#app/art/product/benefit-glyph.tsx').then((module) => module.BenefitGlyph),
);

export function Benefits({ product }: { product: ProductData }) {
  const { tag, heading, lead, list } = product.benefits;
  return (
    <Section tag={tag} heading={heading} lead={lead}>
      <ul className={styles.list} data-reveals="">
        {list.map(({ picture, heading: name, sentence }) => (
          <li key={picture}>
            <div className={styles.picture}>
              <BenefitGlyph picture={picture} />
            </div>
            <div>
              <h3>{name}</h3>
              <p>
                <NoWidow>{sentence}</NoWidow>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
