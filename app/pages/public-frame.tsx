import { Outlet, useMatches } from 'react-router';
import { Chat } from '#app/chat/chat.tsx';
import { ConsentBanner } from '#app/consent/consent-banner.tsx';
import { ClosingBanner } from '#app/layout/closing-banner.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { useRenderBelowFold } from '#app/layout/render-below-fold.ts';
import { useRevealOnScroll } from '#app/layout/reveal-on-scroll.ts';
import { SkipLink } from '#app/layout/skip-link.tsx';

/** Frame of every public page. The key remounts pages that share a template. */
export default function PublicFrame() {
  const page = useMatches().at(-1)?.id;
  useRevealOnScroll(page);
  useRenderBelowFold();
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet key={page} />
      </main>
      <ClosingBanner />
      <Footer />
      <ConsentBanner />
      <Chat />
    </>
  );
}
