import { ButtonLink } from '#app/ui/button.tsx';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { CodePanel } from '../developer/code-panel.tsx';
import { StepCard } from './step-card.tsx';

/** The sandbox number that always delivers. */
const phone = '12025550101';

/** An example of the first call; the linked document explains its signature. */
export function CallCard({ host, accessKey }: { host: string; accessKey: string }) {
  const { cards, copy, exampleText } = useWords('consoleFirstSteps');
  const documentPath = useDocumentPath();
  const code = [
    `curl ${host}/v2/sms/mt \\`,
    `  -H 'X-Access-Key: ${accessKey}' \\`,
    '  -H "X-Timestamp: $NOW" -H "X-Nonce: $NONCE" \\',
    '  -H "X-Signature: $SIGNATURE" \\',
    `  --json '{"phones":["${phone}"],`,
    `          "content":"${exampleText}"}'`,
  ].join('\n');
  return (
    <StepCard
      heading={cards.call.heading}
      sentence={cards.call.sentence}
      code={<CodePanel title="cURL" text={code} copy={copy} />}
    >
      <ButtonLink to={documentPath('general/get-started')} arrow>
        {cards.call.act}
      </ButtonLink>
    </StepCard>
  );
}
