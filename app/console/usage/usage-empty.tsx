import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { TextLink } from '../developer/text-link.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import { periodsOf } from './periods.ts';
import { EmptyPlot } from './plot.tsx';
import { everything, type UsageFilter } from './usage-filter.ts';
import type { UsageView } from './use-usage.ts';

/** Nothing was ever sent here: where figures come from, and what to do first. */
export function UsageEmpty({
  view: { filter, usage },
  onChange,
}: {
  view: UsageView;
  onChange: (change: Partial<UsageFilter>) => void;
}) {
  const { empty } = useWords('consoleUsage');
  const words = empty[filter.environment];
  const pagePath = usePagePath();
  const documentPath = useDocumentPath();
  const isDeveloper = hasMenu(useViewer(), 'developer');
  const showOther = () =>
    onChange({ ...everything, environment: filter.environment === 'live' ? 'sandbox' : 'live' });
  const periods = periodsOf(usage, { layers: [], measure: 'price', today: usage.to });
  return (
    <>
      <EmptyLine heading={words.heading} sentence={words.sentence}>
        {filter.environment === 'live' ? (
          <>
            <Button arrow onClick={showOther}>
              {words.act}
            </Button>
            {isDeveloper && <TextLink to={pagePath('console-keys')}>{words.other}</TextLink>}
          </>
        ) : (
          <>
            <ButtonLink to={`${documentPath('general/conventions')}#start`} arrow>
              {words.act}
            </ButtonLink>
            <TextButton onClick={showOther}>{words.other}</TextButton>
          </>
        )}
      </EmptyLine>
      <EmptyPlot periods={periods} isIdle />
    </>
  );
}
