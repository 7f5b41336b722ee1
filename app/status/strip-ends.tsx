import { classNames } from '#app/ui/class-names.ts';
import { useGround } from './status-ground.tsx';
import styles from './strip-ends.module.css';

/** Labels of the first and last day below a strip. */
export function StripEnds({ className }: { className?: string | undefined }) {
  const { list } = useGround();
  return (
    <p className={classNames(styles.ends, className)}>
      <span>{list.first}</span>
      <span>{list.last}</span>
    </p>
  );
}
