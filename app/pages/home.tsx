import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { homeOf } from '#content/pages/home/home.ts';
import { localeOfPath } from '#content/site-map.ts';
import { Banner } from './home/banner.tsx';
import { ProductCards } from './home/product-cards.tsx';
import { Stories } from './home/stories.tsx';

const PartnerStrip = withoutHydration(() =>
  import('./home/partner-strip.tsx').then((module) => module.PartnerStrip),
);
const Reach = withoutHydration(() => import('./home/reach.tsx').then((module) => module.Reach));

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  home: homeOf(localeOfPath(url.pathname)),
});

export default function Home() {
  const { home } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner home={home} />
      <ProductCards home={home} />
      <PartnerStrip home={home} />
      <Stories home={home} />
      <Reach home={home} />
    </>
  );
}
