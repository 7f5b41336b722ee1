import { Section } from '#app/ui/section.tsx';
import styles from './gallery-head.module.css';
import type { Gallery } from './specimen.tsx';

export function GalleryHead({ gallery: { lists, en, zh } }: { gallery: Gallery }) {
  return (
    <Section ground="ink" className={styles.head}>
      <h1>
        {en.words.title} <span lang={zh.lang}>{zh.words.title}</span>
      </h1>
      <p>{en.words.sentence}</p>
      <p lang={zh.lang}>{zh.words.sentence}</p>
      <nav aria-label={en.words.contents}>
        {lists.groups.map((id) => (
          <a key={id} href={`#${id}`}>
            {en.words.groups[id]}
          </a>
        ))}
      </nav>
    </Section>
  );
}
