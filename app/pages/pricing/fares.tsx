import { type ReactNode, useState } from 'react';
import type { CardData, PricingData } from '#content/pages/pricing/pricing.ts';
import type { RateCard } from '#content/rates.ts';
import { Board } from './board.tsx';
import type { EstimatorProps } from './estimator.tsx';
import styles from './fares.module.css';
import { MessageEstimator } from './message-estimator.tsx';
import { VoiceEstimator } from './voice-estimator.tsx';

const estimators: Record<RateCard, (props: EstimatorProps) => ReactNode> = {
  message: MessageEstimator,
  voice: VoiceEstimator,
};

/** A board of rates and its estimator, which share the chosen country. */
export function Fares({ pricing, card }: { pricing: PricingData; card: CardData }) {
  const [chosen, choose] = useState<string>(card.initialCountry);
  const Estimator = estimators[card.id];
  return (
    <div className={styles.fares} data-card={card.id}>
      <Board pricing={pricing} card={card} chosen={chosen} onChoose={choose} />
      <Estimator words={pricing.words} lines={card.lines} chosen={chosen} onChoose={choose} />
    </div>
  );
}
