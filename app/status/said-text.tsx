import { NoWidow } from '#app/ui/no-widow.tsx';
import { htmlLanguages, type Locale } from '#contract/locale.ts';
import styles from './said-text.module.css';
import { type InBoth, useGround } from './status-ground.tsx';

type Text = InBoth<'text'> & { textOnly: Locale | null };

/** A text of an operator; before its translation follows, the original with a note. */
export function SaidText({ said }: { said: Text }) {
  const { locale, shared, inLanguage } = useGround();
  const text = inLanguage(said, 'text');
  if (!said.textOnly || said.textOnly === locale) return <NoWidow>{text}</NoWidow>;
  return (
    <>
      <span className={styles.note}>
        <b>{shared.untranslated.follows}</b> {shared.untranslated.original}
      </span>
      <span lang={htmlLanguages[said.textOnly]}>{text}</span>
    </>
  );
}

/** The title of an incident, in the language in which it is written. */
export function SaidTitle({ titled }: { titled: InBoth<'title'> & { titleOnly: Locale | null } }) {
  const { inLanguage } = useGround();
  return (
    <span lang={titled.titleOnly ? htmlLanguages[titled.titleOnly] : undefined}>
      {inLanguage(titled, 'title')}
    </span>
  );
}
