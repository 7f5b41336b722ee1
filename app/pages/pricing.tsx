import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { Section } from '#app/ui/section.tsx';
import { pricingOf } from '#content/pages/pricing/pricing.ts';
import { localeOfPath } from '#content/site-map.ts';
import { Fares } from './pricing/fares.tsx';
import { Files } from './pricing/files.tsx';
import { Hero } from './pricing/hero.tsx';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  pricing: pricingOf(localeOfPath(url.pathname)),
});

export default function Pricing() {
  const { pricing } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero pricing={pricing} />
      <Section>
        {pricing.cards.map((card) => (
          <Fares key={card.id} pricing={pricing} card={card} />
        ))}
        <Files pricing={pricing} />
      </Section>
    </>
  );
}
