import { CodeBlock } from '#app/ui/code-block.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './entry.module.css';
import { Entry, Hint } from './entry.tsx';

const command = 'npm run ops -- desk invite <mail>';

/** Nobody has been invited yet: shows the command that invites the first person. */
export function First() {
  const { heading, lead, place, copy, hint } = useWords('desk').first;
  return (
    <Entry heading={heading} lead={lead}>
      <CodeBlock
        className={styles.command}
        label={place}
        samples={[{ id: 'command', name: place, code: command }]}
        words={copy}
      />
      <Hint>{hint}</Hint>
    </Entry>
  );
}
