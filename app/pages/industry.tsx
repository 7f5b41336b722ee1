import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { industryIds } from '#content/industries.ts';
import { industryOf } from '#content/pages/industry/industry.ts';
import { findPage, localeOfPath } from '#content/site-map.ts';
import { Banner } from './industry/banner.tsx';
import { Journey } from './industry/journey.tsx';
import { Recommended } from './industry/recommended.tsx';

const Benefits = withoutHydration(() =>
  import('./industry/benefits.tsx').then((module) => module.Benefits),
);
const Slots = withoutHydration(() => import('./industry/slots.tsx').then((module) => module.Slots));

export { meta } from '#app/head/meta.ts';

export const loader = ({ url: { pathname } }: LoaderFunctionArgs) => {
  const page = findPage(pathname);
  const id = industryIds.find((industry) => industry === page);
  if (!id) throw new RangeError(`No industry at ${pathname}`);
  return { ...loadHead(pathname), industry: industryOf(id, localeOfPath(pathname)) };
};

export default function Industry() {
  const { industry } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner industry={industry} />
      <Benefits industry={industry} />
      <Journey industry={industry} />
      <Recommended industry={industry} />
      <Slots slots={industry.slots} />
    </>
  );
}
