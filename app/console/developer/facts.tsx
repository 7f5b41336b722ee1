import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './facts.module.css';

type Fact = { id: string; name: string; value: ReactNode };

/** What is known of something, a line each. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={classNames(styles.facts, className)}>
    {facts.map(({ id, name, value }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
