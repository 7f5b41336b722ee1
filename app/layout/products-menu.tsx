import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { MenuFoot } from './menu-foot.tsx';
import styles from './products-menu.module.css';

/** Products as a transit map: one line, a station per product, its services as branches. */
export function ProductsMenu() {
  return (
    <>
      <ul className={styles.map}>
        {useLayout().products.map((product) => (
          <li key={product.id} className={classNames(styles.station, line.stop)}>
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
