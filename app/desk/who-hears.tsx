import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { StatusPreview } from '#contract/desk-incidents.ts';

export type Told = StatusPreview['told'] | undefined;

/** How many people are mailed, in which language, and how many webhooks are called. */
export function WhoHears({ told }: { told: Told }) {
  const words = useWords('deskStatus');
  const { both } = useWords('desk');
  const { count: write } = useFormats();
  if (!told) return <p />;
  const { en, zh, webhooks } = told;
  const people = en + zh;
  const mail = people === 1 ? words.mailTo.one : words.mailTo.other;
  const hooks = webhooks === 1 ? words.webhooks.one : words.webhooks.other;
  return (
    <p>
      <b>{people > 0 ? fill(mail, { count: write(people) }) : words.nobody}</b>
      <small>
        {joinBy(both, [
          ...(people > 0 ? [fill(words.inLanguages, { en: write(en), zh: write(zh) })] : []),
          ...(webhooks > 0 ? [fill(hooks, { count: write(webhooks) })] : []),
        ])}
      </small>
    </p>
  );
}
