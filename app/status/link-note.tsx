import type { FormEvent } from 'react';
import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { isLinkKind, type LinkNotice, linkField } from '#content/status/mailed-link.ts';
import styles from './link-note.module.css';

type Props = {
  notice: LinkNotice;
  words: StatusWords['link'];
  /** Without it the form is sent by the browser, to the address of the page and its token. */
  onSubmit?: (event: FormEvent) => void;
};

/** What a mailed link is for, with the button that follows it, or what came of it. */
export function LinkNote({ notice, words, onSubmit }: Props) {
  return (
    <div className={styles.note}>
      {isLinkKind(notice) ? (
        <form method="post" onSubmit={onSubmit}>
          <Callout lead={asked(notice, words).heading}>
            {asked(notice, words).sentence}
            <PacketButton
              type="submit"
              variant="outline"
              size="small"
              name={linkField}
              value={notice}
            >
              {asked(notice, words).action}
            </PacketButton>
          </Callout>
        </form>
      ) : notice === 'invalid' ? (
        <FailureNote message={words.invalid} />
      ) : (
        <div role="status">
          <Callout lead={words[notice].heading}>{words[notice].sentence}</Callout>
        </div>
      )}
    </div>
  );
}

const asked = (kind: 'confirm' | 'unsubscribe', words: StatusWords['link']) =>
  kind === 'confirm' ? words.confirm : words.leave;
