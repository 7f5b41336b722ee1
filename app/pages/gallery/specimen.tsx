import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/section.tsx';
import type { GalleryData, GalleryLists } from '#content/pages/gallery/gallery.ts';
import type { GalleryGroup } from '#content/pages/gallery/structure.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './specimen.module.css';

export type Gallery = Localized<GalleryData> & { lists: GalleryLists };
export type Ground = 'paper' | 'ink' | 'hot';

/** A stretch of the gallery under its name in both languages. */
export function Group({
  id,
  gallery: { en, zh },
  children,
}: {
  id: GalleryGroup;
  gallery: Gallery;
  children: ReactNode;
}) {
  return (
    <Section
      id={id}
      heading={en.words.groups[id]}
      lead={<span lang={zh.lang}>{zh.words.groups[id]}</span>}
    >
      <div className={styles.specimens}>{children}</div>
    </Section>
  );
}

/** The same part in both languages side by side, one row for each ground; `place` tells them apart. */
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
      {[gallery.en, gallery.zh].map((data) => (
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
