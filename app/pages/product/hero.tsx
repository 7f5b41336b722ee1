import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { HeroText, RailTurn, Hero as Section } from '#app/ui/hero.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './hero.module.css';
import { heroes } from './pictures.ts';

/** The picture leads the line to the left; the hero turns it down into the rail. */
export function Hero({ product }: { product: ProductData }) {
  const { hero, shared } = product;
  const { menus } = useLayout().words;
  const Picture = heroes[product.id];
  return (
    <Section className={styles.hero} data-ground="ink">
      <HeroText
        crumb={
          <Breadcrumb
            label={shared.breadcrumb}
            steps={[{ name: menus.products }, { name: product.name }]}
          />
        }
        headline={hero.headline}
        sentence={hero.sentence}
        actions={
          <>
            <ButtonLink to={product.signUpPath} arrow>
              {shared.start}
            </ButtonLink>
            <ButtonLink to={product.docsPath} variant="outline">
              {shared.docs}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture words={hero.art} wide={styles.wide} narrow={styles.narrow} />
        </div>
        <RailTurn className={styles.turn} />
      </div>
    </Section>
  );
}
