import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import type { StatusWords } from '#content/pages/status/structure.ts';
import {
  isLinkKind,
  type LinkKind,
  type LinkNotice,
  type LinkOutcome,
  linkField,
} from '#content/status/mailed-link.ts';
import styles from './link-note.module.css';

type Words = StatusWords['link'];
type OnSubmit = ((event: FormEvent) => void) | undefined;

/** The form that a mailed link opens, or its outcome. */
export function LinkNote(props: { notice: LinkNotice; words: Words; onSubmit?: OnSubmit }) {
  const { notice, words, onSubmit } = props;
  return (
    <div className={styles.note}>
      {isLinkKind(notice) ? (
        <LinkForm kind={notice} words={words} onSubmit={onSubmit} />
      ) : (
        <Outcome outcome={notice} words={words} />
      )}
    </div>
  );
}

/** Without `onSubmit` the browser posts to the page's URL, which contains the token. */
function LinkForm(props: { kind: LinkKind; words: Words; onSubmit: OnSubmit }) {
  const { kind, words, onSubmit } = props;
  const { heading, sentence, action } = kind === 'confirm' ? words.confirm : words.leave;
  const variant = kind === 'confirm' ? 'hot' : 'outline';
  return (
    <form method="post" onSubmit={onSubmit}>
      <Callout lead={heading}>
        {sentence}
        <Button type="submit" variant={variant} size="small" name={linkField} value={kind}>
          {action}
        </Button>
      </Callout>
    </form>
  );
}

function Outcome({ outcome, words }: { outcome: LinkOutcome; words: Words }) {
  if (outcome === 'invalid') return <FailureNote message={words.invalid} />;
  return (
    <div role="status">
      <Callout lead={words[outcome].heading}>{words[outcome].sentence}</Callout>
    </div>
  );
}
