import type { ComponentType } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './dead-end.module.css';

/** A page where the line stops: what happened, and the ways on. */
export function DeadEnd({
  code,
  heading,
  sentence,
  actions,
  art: { Wide, Narrow },
}: {
  code: string;
  heading: string;
  sentence: string;
  actions: readonly { path: string; name: string }[];
  art: { Wide: ComponentType<ArtProps>; Narrow: ComponentType<ArtProps> };
}) {
  return (
    <section className={styles.page} data-ground="ink">
      <Wide className={styles.wide} />
      <Narrow className={styles.narrow} />
      <div className={styles.text}>
        <div>
          <h1>
            <span className={styles.code}>{code}</span> {heading}
          </h1>
          <p>{sentence}</p>
        </div>
        <div className={styles.actions}>
          {actions.map(({ path, name }, index) => (
            <ButtonLink
              key={path}
              to={path}
              variant={index ? 'outline' : 'hot'}
              arrow={index === 0}
            >
              {name}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
