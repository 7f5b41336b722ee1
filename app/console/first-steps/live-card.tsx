import { ButtonAnchor } from '#app/ui/button.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import { StepCard } from './step-card.tsx';

/** The step that only the operator can take. */
export function LiveCard() {
  const words = useWords('consoleFirstSteps').cards.live;
  const { contactAddress } = useLayout();
  const mail = `mailto:${contactAddress}?subject=${encodeURIComponent(words.subject)}`;
  return (
    <StepCard heading={words.heading} sentence={words.sentence}>
      <ButtonAnchor href={mail} arrow>
        {words.act}
      </ButtonAnchor>
    </StepCard>
  );
}
