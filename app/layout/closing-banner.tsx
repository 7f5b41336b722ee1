import { ButtonLink } from '#app/ui/button.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './closing-banner.module.css';

const ClosingLine = withoutHydration(() =>
  import('#app/art/closing-line.tsx').then((module) => module.ClosingLine),
);

/** Call to action at the end of every public page: hot ground, ink line. */
export function ClosingBanner() {
  const { words, signUp } = useLayout();
  return (
    <section className={styles.banner} data-ground="hot" aria-labelledby="closing-heading">
      <ClosingLine className={styles.line} />
      <p className={styles.tag}>{words.closing.tag}</p>
      <h2 id="closing-heading">{words.closing.heading}</h2>
      <ButtonLink to={signUp.path} variant="ink" arrow>
        {words.closing.action}
      </ButtonLink>
    </section>
  );
}
