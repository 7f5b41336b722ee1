import type { IndustryId } from '#content/industries.ts';
import type { BenefitId, RecommendedId, Slot, SlotId, StopId } from './structure.ts';

export type IndustryWords = {
  shared: {
    breadcrumb: string;
    start: string;
    journey: string;
    recommended: string;
  };
  pages: { [Id in IndustryId]: IndustryPageWords<Id> };
};

export type IndustryPageWords<Id extends IndustryId> = {
  banner: {
    /** Line by line. */
    title: readonly string[];
    sentence: string;
    /** Text alternative of the drawing. */
    alternative: string;
    art: BannerLabels[Id];
  };
  benefits: {
    heading: string;
    lead: string;
    cards: Record<BenefitId<Id>, TitledSentence>;
  };
  journey: { lead: string; stops: Record<StopId<Id>, TitledSentence> };
  recommended: { lead: string; sentences: Record<RecommendedId<Id>, string> };
  slots?: Partial<Record<SlotId, Slot>>;
};

export type TitledSentence = { title: string; sentence: string };

/** Words inside the banner's drawing. They are decoration, hidden from assistive technology. */
export type BannerLabels = {
  'industry-e-commerce': { cart: string; code: string; paid: string };
  'industry-education': { live: string; enrolled: string; reminded: string; inClass: string };
  'industry-fintech': { account: string; checked: string; paid: string };
  'industry-gaming': { login: string; nextLevel: string; levelUp: string };
  'industry-logistics': {
    courier: string;
    arriving: string;
    pickedUp: string;
    onTheWay: string;
    delivered: string;
  };
  'industry-online-social': { live: string; onAir: string; firstLike: string; replied: string };
  'industry-retail': { coupon: string; online: string; onTheWay: string; inTheShop: string };
};
