import { mark } from '#content/mark.ts';
import styles from './mark.module.css';

/** The logo without its word, on a square of 40: in the colour of the text, its live part hot. */
export const MarkShapes = ({ without }: { without?: 'live' }) =>
  mark
    .filter(({ colour }) => colour !== without)
    .map(({ path, colour, strokeWidth }) => (
      <path
        key={path}
        className={styles[colour]}
        d={path}
        fill={strokeWidth ? 'none' : 'currentColor'}
        stroke={strokeWidth ? 'currentColor' : 'none'}
        strokeWidth={strokeWidth}
      />
    ));
