import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { companyOf } from '#content/pages/company/company.ts';
import { localeOfPath } from '#content/site-map.ts';
import { Hero } from './company/hero.tsx';
import { History } from './company/history.tsx';
import { Offices } from './company/offices.tsx';

const Profile = withoutHydration(() =>
  import('./company/profile.tsx').then((module) => module.Profile),
);
const Values = withoutHydration(() =>
  import('./company/values.tsx').then((module) => module.Values),
);

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  company: companyOf(localeOfPath(url.pathname)),
});

export default function Company() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero company={company} />
      <Profile company={company} />
      <Values company={company} />
      <Offices company={company} />
      <History company={company} />
    </>
  );
}
