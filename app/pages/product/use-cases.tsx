import { classNames } from '#app/ui/class-names.ts';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { Tile, tileRow } from '#app/ui/tile.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './use-cases.module.css';

const UseCaseTile = withoutHydration(() =>
  import('#app/art/product/use-case-tile.tsx').then((module) => module.UseCaseTile),
);

export function UseCases({ useCases }: { useCases: NonNullable<ProductData['useCases']> }) {
  const { tag, heading, lead, list } = useCases;
  return (
    <Section tag={tag} heading={heading} lead={lead}>
      <ul className={classNames(tileRow.threeOrTwo, styles.cases)}>
        {list.map(({ id, heading: name, sentence }) => (
          <li key={id}>
            <Tile
              picture={<UseCaseTile id={id} />}
              name={name}
              sentence={<NoWidow>{sentence}</NoWidow>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
