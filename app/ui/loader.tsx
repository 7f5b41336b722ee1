import { classNames } from './class-names.ts';
import styles from './loader.module.css';

/** Loading indicator: a dash running along a line. */
export function Loader({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames(styles.loader, className)} data-only="script" role="status">
      <RunningLine />
      {label}
    </span>
  );
}

export const RunningLine = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.line, className)} />
);
