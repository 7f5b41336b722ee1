import { DoubleTickIcon } from '#app/art/signs.tsx';
import { CardCarousel } from '#app/ui/card-carousel.tsx';
import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { Section } from '#app/ui/section.tsx';
import { Slip, SlipHead } from '#app/ui/slip.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { HomeData } from '#content/pages/home/home.ts';
import styles from './stories.module.css';

const StoryPicture = withoutHydration(() =>
  import('./story-picture.tsx').then((module) => module.StoryPicture),
);

/** Customer stories as three receipts that hang from the line. */
export function Stories({ home }: { home: HomeData }) {
  const { carousel, stories: words } = home.words;
  const cards = home.stories.map(({ id, customer, field, sentence, figures }) => ({
    id,
    content: (
      <div className={classNames(styles.hanger, line.stopAfter)}>
        <Slip as="article" className={styles.receipt}>
          <div>
            <SlipHead name={customer} aside={field} className={styles.top} />
            <StoryPicture id={id} className={styles.picture} />
            <h3>{sentence}</h3>
          </div>
          <div className={styles.proof}>
            <dl>
              {figures.map(({ measure, label, value }) => (
                <div key={measure}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <DoubleTickIcon width={32} className={styles.tick} />
          </div>
        </Slip>
      </div>
    ),
  }));

  return (
    <Section tag={words.tag} heading={words.heading} lead={words.lead}>
      <div className={classNames(styles.line, line.run)}>
        <CardCarousel
          words={carousel}
          label={words.label}
          cards={cards}
          className={styles.row}
          pausesOnTouch
        />
      </div>
    </Section>
  );
}
