import { useWords } from '#app/words/use-words.ts';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import { RingedName } from '../ringed-name.tsx';

/** Live is a lit ring, the sandbox an open one; a key about to end is dashed. */
export const EnvironmentName = ({
  environment,
  isEnding = false,
}: {
  environment: KeyEnvironment;
  isEnding?: boolean;
}) => (
  <RingedName
    look={isEnding ? 'planned' : environment === 'live' ? 'lit' : 'open'}
    isQuiet={isEnding}
  >
    {useWords('consoleKeys').environments[environment]}
  </RingedName>
);
