import styles from '#app/art/art.module.css';
import { DoubleTick } from '#app/art/line-signs.tsx';
import { Picture } from '#app/art/picture.tsx';
import own from './no-records.module.css';

/** The empty state of a history: an unbroken line to a double tick. */
export function NoRecords({ heading, sentence }: { heading: string; sentence: string }) {
  return (
    <div className={own.empty}>
      <span className={own.lanes} />
      <Picture
        className={own.line}
        frame={[1200, 120]}
        width="100%"
        fit="xMaxYMid slice"
        ground="paper"
        spill
      >
        <path className={styles.lineStroke} d="M-4000 60H1120" strokeWidth="8" />
        <circle className={styles.hot} cx="1126" cy="60" r="40" />
        <DoubleTick x={1101} y={45} width={50} weight={3.4} className={styles.inkStroke} />
      </Picture>
      <span className={own.ring} />
      <h2>{heading}</h2>
      <p>{sentence}</p>
    </div>
  );
}
