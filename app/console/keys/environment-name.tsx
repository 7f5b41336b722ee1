import { useWords } from '#app/words/use-words.ts';
import type { KeyEnvironment } from '#contract/developer.ts';
import styles from './environment-name.module.css';

/** Where a key works: live is hot, the sandbox an open ring, one that ends dashed. */
export const EnvironmentName = ({
  environment,
  isEnding = false,
}: {
  environment: KeyEnvironment;
  isEnding?: boolean;
}) => (
  <span className={styles.name} data-environment={isEnding ? 'ending' : environment}>
    {useWords('consoleKeys').environments[environment]}
  </span>
);
