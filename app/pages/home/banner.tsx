import { ButtonLink } from '#app/ui/button.tsx';
import { DropLine, Hero, HeroText } from '#app/ui/hero.tsx';
import { useCarousel } from '#app/ui/use-carousel.ts';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { fill } from '#content/fill.ts';
import type { HomeData } from '#content/pages/home/home.ts';
import { type SlideId, slideIds } from '#content/pages/home/structure.ts';
import styles from './banner.module.css';
import { BannerControls } from './banner-controls.tsx';

const SlideArt = withoutHydration(() =>
  import('./slide-art.tsx').then((module) => module.SlideArt),
);

/** Four slides on one line, which enters at the left, reaches a phone and leaves downwards. */
export function Banner({ home }: { home: HomeData }) {
  const { banner, carousel: words } = home.words;
  const carousel = useCarousel();

  return (
    <Hero
      className={styles.banner}
      data-ground="ink"
      aria-roledescription="carousel"
      aria-label={banner.label}
    >
      <DropLine className={styles.drop} />
      <div className={styles.viewport} ref={carousel.viewportRef} data-carousel>
        <div className={styles.track}>
          {slideIds.map((id, index) => {
            const isAway = carousel.isMade && index !== carousel.selected;
            return (
              <fieldset
                key={id}
                className={styles.slide}
                aria-roledescription={words.role}
                aria-label={fill(words.position, {
                  current: index + 1,
                  total: slideIds.length,
                })}
                aria-hidden={isAway}
                data-away={index === carousel.selected ? undefined : ''}
              >
                <Slide id={id} isFirst={index === 0} isAway={isAway} home={home} />
              </fieldset>
            );
          })}
        </div>
      </div>
      <BannerControls carousel={carousel} words={words} slides={banner.slides} />
    </Hero>
  );
}

function Slide({
  id,
  isFirst,
  isAway,
  home,
}: {
  id: SlideId;
  isFirst: boolean;
  isAway: boolean;
  home: HomeData;
}) {
  const { banner } = home.words;
  const { eyebrow, headline, sentence } = banner.slides[id];
  return (
    <>
      <HeroText
        inert={isAway}
        eyebrow={eyebrow}
        level={isFirst ? 'h1' : 'h2'}
        headline={headline}
        sentence={sentence}
        actions={
          <>
            <ButtonLink to={home.signUpPath} arrow>
              {banner.start}
            </ButtonLink>
            <ButtonLink to={home.docsPath} variant="outline">
              {banner.docs}
            </ButtonLink>
          </>
        }
      />
      <SlideArt id={id} slides={banner.slides} wide={styles.wide} narrow={styles.narrow} />
    </>
  );
}
