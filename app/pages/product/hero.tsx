import { useLayout } from '#app/layout/use-layout.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './hero.module.css';

/** The picture leads the line down, and the page leads it from there to the rail. */
export function Hero({ product }: { product: ProductData }) {
  const { hero, shared } = product;
  const { menus } = useLayout().words;
  return (
    <section className={styles.hero} data-ground="ink" data-product={product.id}>
      <div className={styles.text}>
        <Breadcrumb
          label={shared.breadcrumb}
          steps={[{ name: menus.products }, { name: product.name }]}
        />
        <h1>
          {hero.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.sentence}>{hero.sentence}</p>
        <div className={styles.actions}>
          <PacketLink to={product.signUpPath} arrow>
            {shared.start}
          </PacketLink>
          <PacketLink to={product.docsPath} variant="outline">
            {shared.docs}
          </PacketLink>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.drop} />
        <div className={styles.turn} />
      </div>
    </section>
  );
}
