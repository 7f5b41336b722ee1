import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

type Fact = { id: string; name: string; value: ReactNode };

/** A list of names and values, a line each. */
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

/** Facts by their names, in the order of the values; those without a value are left out. */
export const factsOf = <Id extends string>(
  names: Readonly<Record<NoInfer<Id>, string>>,
  values: Readonly<Record<Id, ReactNode>>,
): Fact[] =>
  (Object.keys(values) as Id[])
    .map((id) => ({ id, name: names[id], value: values[id] }))
    .filter(({ value }) => value !== undefined && value !== null && value !== false);
