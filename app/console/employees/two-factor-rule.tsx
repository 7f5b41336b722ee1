import { Ring } from '#app/ui/ring.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee, TwoFactorRule as Rule } from '#contract/console.ts';
import styles from './two-factor-rule.module.css';

const shownRings = 10;

/** Whether employees need a second factor, and how many have one. */
export function TwoFactorRule({
  rule: { requiredSince, graceEndsAt },
  employees,
  onSwitch,
}: {
  rule: Rule;
  employees: readonly Employee[];
  /** Absent for an employee, who may only look. */
  onSwitch: ((required: boolean) => void) | undefined;
}) {
  const { twoFactor: words } = useWords('consoleEmployees');
  const formats = useFormats();
  const isRequired = requiredSince !== null && graceEndsAt !== null;
  const active = employees.filter(({ status }) => status === 'active');
  const having = active.filter(({ secondStep }) => secondStep).length;
  const days = isRequired && {
    since: formats.dayOfYear(requiredSince, 'long'),
    until: formats.dayOfYear(graceEndsAt, 'long'),
  };

  return (
    <section className={styles.rule} aria-labelledby="two-factor-rule">
      <button
        type="button"
        role="switch"
        aria-checked={isRequired}
        aria-labelledby="two-factor-rule"
        className={styles.switch}
        disabled={!onSwitch}
        onClick={() => onSwitch?.(!isRequired)}
      />
      <div className={styles.text}>
        <h2 id="two-factor-rule">{isRequired ? words.required : words.require}</h2>
        <p>{days ? fill(words.since, days) : words.optional}</p>
      </div>
      {active.length > 0 && (
        <div className={styles.count}>
          {active.length <= shownRings && (
            <span className={styles.rings}>
              {active
                .toSorted((a, b) => Number(b.secondStep) - Number(a.secondStep))
                .map(({ id, secondStep }) => (
                  <Ring key={id} look={secondStep ? 'full' : 'open'} />
                ))}
            </span>
          )}
          <span>{fill(words.count, { having: String(having), all: String(active.length) })}</span>
        </div>
      )}
    </section>
  );
}
