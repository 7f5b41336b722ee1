import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/section.tsx';
import type { GalleryData, GalleryLists } from '#content/pages/gallery/gallery.ts';
import type { GalleryGroup, GalleryWords } from '#content/pages/gallery/structure.ts';
import { type Localized, locales } from '#contract/locale.ts';
import styles from './specimen.module.css';

export type Gallery = Localized<GalleryData> & { lists: GalleryLists };
export type Ground = 'paper' | 'ink' | 'hot';

/** Gallery data in the order of the languages. */
export const languagesOf = (gallery: Gallery): GalleryData[] =>
  locales.map((locale) => gallery[locale]);

/** A section of the gallery, titled in every language. */
export function Group({
  id,
  gallery,
  children,
}: {
  id: GalleryGroup;
  gallery: Gallery;
  children: ReactNode;
}) {
  return (
    <Section
      id={id}
      heading={gallery.en.words.groups[id]}
      lead={<Others gallery={gallery} text={({ groups }) => groups[id]} />}
    >
      <div className={styles.specimens}>{children}</div>
    </Section>
  );
}

/** The text in languages other than English. */
export const Others = ({
  gallery,
  text,
}: {
  gallery: Gallery;
  text: (words: GalleryWords) => string;
}) =>
  languagesOf(gallery)
    .filter((data) => data !== gallery.en)
    .map(({ lang, words }) => (
      <span key={lang} lang={lang}>
        {text(words)}{' '}
      </span>
    ));

/** One part in all languages side by side, a row per ground; `place` makes its ids unique. */
export function Specimen({
  gallery,
  grounds = ['paper', 'ink'],
  theme,
  children,
}: {
  gallery: Gallery;
  grounds?: readonly Ground[];
  theme?: 'dark' | 'system';
  children: (data: GalleryData, place: string) => ReactNode;
}) {
  return grounds.map((ground) => (
    <div key={ground} className={styles.pair}>
      {languagesOf(gallery).map((data) => (
        <div
          key={data.lang}
          lang={data.lang}
          data-ground={ground}
          data-theme={theme}
          className={classNames(styles.cell, ground === 'paper' && !theme && styles.framed)}
        >
          {children(data, [ground, theme, data.lang].filter(Boolean).join('-'))}
        </div>
      ))}
    </div>
  ));
}
