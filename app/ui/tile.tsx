import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tile.module.css';

/** A picture above text. In a row, the pictures form one continuous line. */
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

/** Class of a list of tiles by column count; one column on phones. */
export const tileRow = {
  two: classNames(styles.row, styles.two),
  three: classNames(styles.row, styles.three),
  /** Two columns where three would be too narrow. */
  threeOrTwo: classNames(styles.row, styles.threeOrTwo),
};
