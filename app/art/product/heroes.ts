import type { ReactElement } from 'react';
import type { ProductId } from '#content/products.ts';
import type { HeroProps } from './hero.ts';

/** Loaded on demand, each from a file of its own: a page shows one hero. */
export const productHeroes: {
  [Id in ProductId]: () => Promise<(props: HeroProps<Id>) => ReactElement>;
} = {
  'product-message': () => import('./hero-message.tsx').then((module) => module.MessageHero),
  'product-voice': () => import('./hero-voice.tsx').then((module) => module.VoiceHero),
  'product-conversation': () =>
    import('./hero-conversation.tsx').then((module) => module.ConversationHero),
  'product-fraud-prevention': () =>
    import('./hero-fraud-prevention.tsx').then((module) => module.FraudPreventionHero),
  'product-global-number': () =>
    import('./hero-global-number.tsx').then((module) => module.GlobalNumberHero),
  'product-customer-engagement': () =>
    import('./hero-customer-engagement.tsx').then((module) => module.CustomerEngagementHero),
};
