import { ArrowIcon } from '#app/art/signs.tsx';
import { CardCarousel } from '#app/ui/card-carousel.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Tile, tileRow } from '#app/ui/tile.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { fill } from '#content/fill.ts';
import type { HomeData } from '#content/pages/home/home.ts';
import styles from './product-cards.module.css';

const ProductTile = withoutHydration(() =>
  import('./product-tile.tsx').then((module) => module.ProductTile),
);

export function ProductCards({ home }: { home: HomeData }) {
  const { carousel, products: words } = home.words;
  const cards = home.products.map(({ id, path, name, sentence, services }) => ({
    id,
    content: (
      <Tile picture={<ProductTile id={id} labels={words.art} />} name={name} sentence={sentence}>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.id}>
              <SiteLink to={service.path}>{service.name}</SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink to={path} className={styles.more} aria-label={fill(words.moreAbout, { name })}>
          {words.more}
          {/* Crawlers expect a link's text to name its target. */}
          <span data-spoken=""> {name}</span>
          <ArrowIcon />
        </SiteLink>
      </Tile>
    ),
  }));

  return (
    <Section tag={words.tag} heading={words.heading} lead={words.lead}>
      <div className={styles.line}>
        <CardCarousel
          words={carousel}
          label={words.heading}
          cards={cards}
          className={classNames(tileRow.threeOrTwo, styles.cards)}
        />
      </div>
    </Section>
  );
}
