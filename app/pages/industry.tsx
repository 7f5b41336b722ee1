import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { still } from '#app/ui/still.tsx';
import { industryIds } from '#content/industries.ts';
import { industryOf } from '#content/pages/industry/industry.ts';
import { findPage, localeOfPath } from '#content/site-map.ts';
import { Banner } from './industry/banner.tsx';
import { Journey } from './industry/journey.tsx';
import { Recommended } from './industry/recommended.tsx';

const Benefits = still(() => import('./industry/benefits.tsx').then((module) => module.Benefits));
const Slots = still(() => import('./industry/slots.tsx').then((module) => module.Slots));

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
