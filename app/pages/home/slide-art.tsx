import { SlideGlobalNarrow, SlideGlobalWide } from '#app/art/home/slide-global.tsx';
import { SlideViberNarrow, SlideViberWide } from '#app/art/home/slide-viber.tsx';
import { SlideWhatsAppNarrow, SlideWhatsAppWide } from '#app/art/home/slide-whatsapp.tsx';
import { SlideZaloNarrow, SlideZaloWide } from '#app/art/home/slide-zalo.tsx';
import type { HomeWords, SlideId } from '#content/pages/home/structure.ts';

/** A slide's picture beside the text, and another one for phones. */
export function SlideArt({
  id,
  slides,
  wide,
  narrow,
}: {
  id: SlideId;
  slides: HomeWords['banner']['slides'];
  wide: string | undefined;
  narrow: string | undefined;
}) {
  switch (id) {
    case 'global':
      return (
        <>
          <SlideGlobalWide labels={slides.global.art} className={wide} />
          <SlideGlobalNarrow labels={slides.global.art} className={narrow} />
        </>
      );
    case 'zalo':
      return (
        <>
          <SlideZaloWide labels={slides.zalo.art} className={wide} />
          <SlideZaloNarrow labels={slides.zalo.art} className={narrow} />
        </>
      );
    case 'whatsapp':
      return (
        <>
          <SlideWhatsAppWide labels={slides.whatsapp.art} className={wide} />
          <SlideWhatsAppNarrow labels={slides.whatsapp.art} className={narrow} />
        </>
      );
    case 'viber':
      return (
        <>
          <SlideViberWide labels={slides.viber.art} className={wide} />
          <SlideViberNarrow labels={slides.viber.art} className={narrow} />
        </>
      );
  }
}
