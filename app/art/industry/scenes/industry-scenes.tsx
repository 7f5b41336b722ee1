import type { ReactNode } from 'react';
import type { IndustryId } from '#content/industries.ts';
import type { ArtProps } from '../../picture.tsx';
import { BenefitTile } from '../benefit-tile.tsx';
import { StopPicture } from '../stop-picture.tsx';
import { eCommerce } from './e-commerce.tsx';
import { education } from './education.tsx';
import { fintech } from './fintech.tsx';
import { gaming } from './gaming.tsx';
import { logistics } from './logistics.tsx';
import { onlineSocial } from './online-social.tsx';
import { retail } from './retail.tsx';
import type { Scenes } from './scenes.ts';

export const BenefitScene = ({ industry, id, ...tile }: SceneProps & { place: number }) => (
  <BenefitTile {...tile}>{drawn(scenes[industry].benefits, id)}</BenefitTile>
);

export const StopScene = ({ industry, id, ...art }: SceneProps) => (
  <StopPicture {...art}>{drawn(scenes[industry].stops, id)}</StopPicture>
);

type SceneProps = ArtProps & { industry: IndustryId; id: string };

const scenes: { [Id in IndustryId]: Scenes<Id> } = {
  'industry-e-commerce': eCommerce,
  'industry-education': education,
  'industry-fintech': fintech,
  'industry-gaming': gaming,
  'industry-logistics': logistics,
  'industry-online-social': onlineSocial,
  'industry-retail': retail,
};

const drawn = (objects: Record<string, ReactNode>, id: string): ReactNode => objects[id];
