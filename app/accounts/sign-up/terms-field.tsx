import { Checkbox } from '#app/ui/checkbox.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './terms-field.module.css';

/** Consent to privacy policy and terms, which open in new tabs. */
export function TermsField({
  id,
  error,
  isAgreed,
  onChange,
}: {
  id: string;
  error: string | undefined;
  /** Whether the box is checked at first. */
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}) {
  const { agree } = useWords('signUp');
  const pagePath = usePagePath();
  const noteId = `${id}-note`;
  return (
    <>
      <Checkbox
        className={styles.agree}
        id={id}
        name="terms"
        defaultChecked={isAgreed}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && noteId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        <span>
          {agree.before}
          <SiteLink to={pagePath('privacy-policy')} target="_blank">
            {agree.privacy}
          </SiteLink>
          {agree.between}
          <SiteLink to={pagePath('terms-services')} target="_blank">
            {agree.terms}
          </SiteLink>
          {agree.after}
        </span>
      </Checkbox>
      {error && (
        <p id={noteId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
