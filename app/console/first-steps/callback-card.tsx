import { useState } from 'react';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { AddressPart } from '../callbacks/address-part.tsx';
import { TextLink } from '../developer/text-link.tsx';
import { StepCard } from './step-card.tsx';

/** Sets the callback URL and links to the page that tests it. */
export function CallbackCard({ url }: { url: string | null }) {
  const words = useWords('consoleFirstSteps').cards.callback;
  const pagePath = usePagePath();
  const [isSaved, setSaved] = useState(url !== null);
  return (
    <StepCard heading={words.heading} sentence={words.sentence}>
      <AddressPart url={url} mayManage onTyped={() => undefined} onSaved={() => setSaved(true)} />
      {isSaved && <TextLink to={pagePath('console-callbacks')}>{words.test}</TextLink>}
    </StepCard>
  );
}
