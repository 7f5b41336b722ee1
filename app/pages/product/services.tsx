import { Section } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ProductData } from '#content/pages/product/product.ts';
import styles from './service-panel.module.css';
import { ServicePanel } from './service-panel.tsx';
import { useNamedTab } from './use-named-tab.ts';

const sectionId = 'description';

/** The services as tabs, which are stops on a branch of the rail. */
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
      className={styles.services}
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
