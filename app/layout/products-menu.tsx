import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { MenuFoot } from './menu-foot.tsx';
import styles from './products-menu.module.css';

/** A transit map of the products: one line, a station for each, their services as branches. */
export function ProductsMenu() {
  return (
    <>
      <ul className={styles.map}>
        {useLayout().products.map((product) => (
          <li key={product.id} className={styles.station}>
            <SiteLink to={product.path} className={styles.product}>
              {product.name}
            </SiteLink>
            <ul className={styles.branch}>
              {product.services.map((service) => (
                <li key={service.id}>
                  <SiteLink to={service.path}>
                    {service.name}
                    <small>{service.line}</small>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <MenuFoot />
    </>
  );
}
