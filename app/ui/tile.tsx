import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tile.module.css';

/** A picture above its words. Side by side, the pictures of a row make one line. */
export const Tile = ({
  picture,
  name,
  sentence,
  children,
}: {
  picture: ReactNode;
  name: ReactNode;
  sentence: ReactNode;
  children?: ReactNode;
}) => (
  <article className={styles.tile}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.text}>
      <h3>{name}</h3>
      <p>{sentence}</p>
      {children}
    </div>
  </article>
);

/** The class of a list of tiles, by how many stand side by side; on a phone one above the other. */
export const tileRow = {
  two: classNames(styles.row, styles.two),
  three: classNames(styles.row, styles.three),
  /** Two where three would be narrow. */
  threeOrTwo: classNames(styles.row, styles.threeOrTwo),
};
