import type { ReactElement } from 'react';
import type { ProductId } from '#content/products.ts';
import type { HeroProps } from './hero.ts';
import { ConversationHero } from './hero-conversation.tsx';
import { CustomerEngagementHero } from './hero-customer-engagement.tsx';
import { FraudPreventionHero } from './hero-fraud-prevention.tsx';
import { GlobalNumberHero } from './hero-global-number.tsx';
import { MessageHero } from './hero-message.tsx';
import { VoiceHero } from './hero-voice.tsx';

export function ProductHero<Id extends ProductId>({
  product,
  ...props
}: { product: Id } & HeroProps<Id>) {
  const draw = productHeroes[product];
  return draw(props);
}

const productHeroes: { [Id in ProductId]: (props: HeroProps<Id>) => ReactElement } = {
  'product-message': MessageHero,
  'product-voice': VoiceHero,
  'product-conversation': ConversationHero,
  'product-fraud-prevention': FraudPreventionHero,
  'product-global-number': GlobalNumberHero,
  'product-customer-engagement': CustomerEngagementHero,
};
