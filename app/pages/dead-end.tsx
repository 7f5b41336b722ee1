import type { ComponentType } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import buttons from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import styles from './dead-end.module.css';

/** A page on which the line ends: what happened and where to go next. */
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
      <div className={classNames(styles.text, line.rail)}>
        <span className={classNames(line.station, styles.station)} />
        <div>
          <h1>
            <span className={styles.code}>{code}</span> {heading}
          </h1>
          <p>{sentence}</p>
        </div>
        <div className={classNames(buttons.actions, styles.actions)}>
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
