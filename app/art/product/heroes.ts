import type { ReactElement } from 'react';
import type { ProductId } from '#content/products.ts';
import type { HeroProps } from './hero.ts';

/** Each in a file of its own: a page shows one of them. */
export const productHeroes: {
  [Id in ProductId]: () => Promise<(props: HeroProps<Id>) => ReactElement>;
} = {
  'product-message': async () => (await import('./hero-message.tsx')).MessageHero,
  'product-voice': async () => (await import('./hero-voice.tsx')).VoiceHero,
  'product-conversation': async () => (await import('./hero-conversation.tsx')).ConversationHero,
  'product-fraud-prevention': async () =>
    (await import('./hero-fraud-prevention.tsx')).FraudPreventionHero,
  'product-global-number': async () => (await import('./hero-global-number.tsx')).GlobalNumberHero,
  'product-customer-engagement': async () =>
    (await import('./hero-customer-engagement.tsx')).CustomerEngagementHero,
};
