import { Section } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import { ServicePanel } from './service-panel.tsx';
import styles from './services.module.css';
import { useNamedTab } from './use-named-tab.ts';

const sectionId = 'description';

/** The product description: the tabs are stops on a branch of the rail. */
export function Services({ product }: { product: ProductData }) {
  const { tag, heading, lead, tabs } = product.services;
  const [open, setOpen] = useNamedTab(product, sectionId);
  return (
    <Section
      id={sectionId}
      ground="ink"
      tag={tag}
      heading={heading}
      lead={lead}
      className={styles.section}
    >
      <Tabs
        name="tab"
        label={product.shared.tabs}
        look="stops"
        onRail
        selected={open}
        onSelect={setOpen}
        tabs={tabs.map((service) => ({
          id: service.id,
          label: service.name,
          content: <ServicePanel service={service} product={product} />,
        }))}
      />
    </Section>
  );
}
