import { Section } from '#app/ui/section.tsx';
import type { Testimonial as Words } from '#content/pages/product/structure.ts';
import styles from './testimonial.module.css';

export function Testimonial({ testimonial }: { testimonial: Words }) {
  return (
    <Section>
      <figure className={styles.testimonial}>
        <blockquote>{testimonial.quote}</blockquote>
        <figcaption>{testimonial.customer}</figcaption>
      </figure>
    </Section>
  );
}
