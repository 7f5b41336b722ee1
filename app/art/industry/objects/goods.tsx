import styles from '../../art.module.css';
import { route } from '../../geometry.ts';
import { join } from '../../picture.tsx';

/** A parcel, 140x104 units. */
export const Parcel = () => (
  <>
    <path className={styles.figure} d="M-70 0V-104H70V0Z" />
    <path className={styles.ground} d="M-14-104V-62L0-72L14-62V-104Z" />
    <path className={styles.groundStroke} d="M-52-18H-16M-52-32H-30" strokeWidth="5" />
  </>
);

/** A parcel whose ribbon is the line, 132x112 units. */
export const Gift = () => (
  <>
    <path className={styles.lineStroke} d="M0-92L-26-112M0-92L26-112" strokeWidth="8" />
    <path className={styles.figure} d="M-56 0V-62H56V0ZM-66-70V-94H66V-70Z" />
    <path className={styles.lineStroke} d="M0 0V-94" strokeWidth="10" />
  </>
);

/**
 * A bag; the line is its handle, which rises `handle` units above it and ends on the shelf behind
 * it.
 */
export function Bag({ width, height, handle }: { width: number; height: number; handle: number }) {
  const reach = width * 0.24;
  const tuck = width * 0.06;
  return (
    <>
      <path
        className={styles.lineStroke}
        d={route(
          [
            [-reach, -height + 4],
            [-reach, -height - handle],
            [reach, -height - handle],
            [reach, -height + 4],
          ],
          Math.min(reach, handle),
        )}
        strokeWidth="8"
      />
      <path
        className={styles.figure}
        d={`M${-width / 2} 0L${-width / 2 + tuck} ${-height}H${width / 2 - tuck}L${width / 2} 0Z`}
      />
    </>
  );
}

/** Three lying books, 300x136 units. */
export const Books = () => (
  <>
    <path className={styles.figure} d="M-150 0V-48H150V0ZM-142-92V-136H118V-92Z" />
    <path
      className={styles.groundStroke}
      d="M-150-16H110M-150-32H110M-102-106H118M-102-121H118"
      strokeWidth="3"
    />
    <path
      className={join(styles.ground, styles.figureStroke)}
      d="M-128-48V-92H136V-48Z"
      strokeWidth="6"
    />
    <path className={styles.figureStroke} d="M-128-70H136" strokeWidth="3" />
  </>
);

/** A cap that lies on another object, 380x152 units; the line draws its tassel. */
export const Mortarboard = () => (
  <>
    <path className={styles.figure} d="M-92-22V-84L0-40L92-84V-22q-46 26-92 26t-92-26Z" />
    <path
      className={join(styles.figure, styles.groundStroke)}
      d="M0-152L190-84L0-16L-190-84Z"
      strokeWidth="6"
    />
  </>
);
