import type { ComponentType } from 'react';
import type { IndustryId } from '#content/industries.ts';
import type { BannerLabels } from '#content/pages/industry/words.ts';
import type { ArtProps } from '../../picture.tsx';
import { ECommerceBanner } from './e-commerce-banner.tsx';
import { EducationBanner } from './education-banner.tsx';
import { FintechBanner } from './fintech-banner.tsx';
import { GamingBanner } from './gaming-banner.tsx';
import { LogisticsBanner } from './logistics-banner.tsx';
import { OnlineSocialBanner } from './online-social-banner.tsx';
import { RetailBanner } from './retail-banner.tsx';

export function IndustryBanner<Id extends IndustryId>({ industry, ...art }: BannerProps<Id>) {
  const Drawn: ComponentType<Omit<BannerProps<Id>, 'industry'>> = banners[industry];
  return <Drawn {...art} />;
}

export type BannerProps<Id extends IndustryId> = ArtProps & {
  industry: Id;
  labels: BannerLabels[Id];
};

const banners: { [Id in IndustryId]: ComponentType<Omit<BannerProps<Id>, 'industry'>> } = {
  'industry-e-commerce': ECommerceBanner,
  'industry-education': EducationBanner,
  'industry-fintech': FintechBanner,
  'industry-gaming': GamingBanner,
  'industry-logistics': LogisticsBanner,
  'industry-online-social': OnlineSocialBanner,
  'industry-retail': RetailBanner,
};
