import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { Section } from '#app/ui/section.tsx';
import styles from './gallery-head.module.css';
import { type Gallery, languagesOf, Others } from './specimen.tsx';

export function GalleryHead({ gallery }: { gallery: Gallery }) {
  const { lists, en } = gallery;
  return (
    <Section ground="ink" className={styles.head}>
      <span className={classNames(line.station, styles.station)} />
      <h1>
        {en.words.title} <Others gallery={gallery} text={({ title }) => title} />
      </h1>
      {languagesOf(gallery).map(({ lang, words }) => (
        <p key={lang} lang={lang}>
          {words.sentence}
        </p>
      ))}
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
