import { fill, joinBy } from '#content/fill.ts';
import { useMomentText } from './moments.tsx';
import type { ServiceImpacts } from './service-impacts.ts';
import { useGround } from './status-ground.tsx';

/** What a service went through in words: “Outage 09:04 to 09:42, degraded since 09:42”. */
export function useImpactSentence() {
  const { shared, counted } = useGround();
  const { write } = useMomentText();
  const { between, ongoing, recoveredAt } = shared.impacts;
  return ({ spans, now, since }: ServiceImpacts, isOver: boolean): string => {
    const parts = spans.map(({ impact, from, to }, index) => {
      const isLast = index === spans.length - 1;
      const words = isLast && !isOver && now !== 'recovered' ? ongoing : between;
      const state = shared.states[impact];
      return fill(words, {
        impact: index === 0 ? state : state.toLowerCase(),
        from: write(from),
        to: write(to),
      });
    });
    const end = now === 'recovered' ? [fill(recoveredAt, { from: write(since) })] : [];
    return joinBy(counted.joined, [...parts, ...end]);
  };
}
