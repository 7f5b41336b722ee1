import { ArrowIcon } from '#app/art/signs.tsx';
import { useLayout } from '#app/layout/use-layout.ts';
import { CardCarousel } from '#app/ui/card-carousel.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { still } from '#app/ui/still.tsx';
import type { HomeData } from '#content/pages/home/home.ts';
import styles from './product-cards.module.css';

const ProductTile = still(() => import('./product-tile.tsx').then((module) => module.ProductTile));

/** Six tiles whose pictures make one line; a row starts at the rail and ends in a double tick. */
export function ProductCards({ home }: { home: HomeData }) {
  const words = home.words.products;
  const { carousel } = useLayout().words;
  const cards = home.products.map(({ id, path, name, sentence, services }) => ({
    id,
    content: (
      <article className={styles.card}>
        <div className={styles.picture}>
          <ProductTile id={id} labels={words.art} className={styles.art} />
        </div>
        <div className={styles.text}>
          <h3>{name}</h3>
          <p>{sentence}</p>
          <ul>
            {services.map((service) => (
              <li key={service.id}>
                <SiteLink to={service.path}>{service.name}</SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink to={path} className={styles.more}>
            <span>
              {words.more}
              <span className={styles.hidden}>: {name}</span>
            </span>
            <ArrowIcon />
          </SiteLink>
        </div>
      </article>
    ),
  }));

  return (
    <Section tag={words.tag} heading={words.heading} lead={words.lead}>
      <div className={styles.line}>
        <CardCarousel
          words={carousel}
          label={words.heading}
          cards={cards}
          className={styles.grid}
        />
      </div>
    </Section>
  );
}
