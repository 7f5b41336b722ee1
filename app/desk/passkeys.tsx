import { useState } from 'react';
import { useSubmission } from '#app/forms/use-submission.ts';
import { canUsePasskeys, makePasskey, preparePasskeys } from '#app/passkeys/passkey.ts';
import { withPasskey } from '#app/passkeys/with-passkey.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import * as contract from '#contract/desk.ts';
import styles from './desk.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import { useAsked, useDesk } from './use-desk.ts';

/** The viewer's own passkeys. */
export default function Passkeys() {
  const desk = useWords('desk');
  const words = desk.passkeys;
  const { ask } = useDesk();
  const { loaded, refresh } = useAsked(() => request(contract.listDeskPasskeys));
  const [removing, setRemoving] = useState<contract.DeskPasskey>();
  const { submit, isBusy, refused } = useSubmission(desk.noResponse);
  const name = desk.pages.passkeys;
  const done = (heading: string) => {
    showToast({ heading, sentence: name });
    refresh();
  };

  const add = () =>
    submit(async () => {
      const problem = await withPasskey({
        begin: () => ask(() => request(contract.beginDeskPasskey)),
        answer: makePasskey,
        finish: (made) => ask(() => request(contract.addDeskPasskey, made)),
        stopped: desk.stopped,
      });
      if (!problem) done(words.done.added);
      return problem;
    });

  return (
    <>
      <PageHead
        title={name}
        sentence={words.sentence}
        action={
          canUsePasskeys() && (
            <Button
              arrow
              onPointerEnter={preparePasskeys}
              onFocus={preparePasskeys}
              onClick={add}
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? words.adding : words.add}
            </Button>
          )
        }
      />
      {refused && <FailureNote message={refused.message} />}
      <LoadedPart loaded={loaded} refresh={refresh}>
        {(passkeys) => <PasskeyTable passkeys={passkeys} onRemove={setRemoving} />}
      </LoadedPart>
      {removing && (
        <Question
          words={words.question}
          send={() => request(contract.removeDeskPasskey, { id: removing.id })}
          onClose={() => setRemoving(undefined)}
          onDone={() => done(words.done.removed)}
        />
      )}
    </>
  );
}

function PasskeyTable({
  passkeys,
  onRemove,
}: {
  passkeys: readonly contract.DeskPasskey[];
  onRemove: (passkey: contract.DeskPasskey) => void;
}) {
  const desk = useWords('desk');
  const { created, used, actions, ...words } = desk.passkeys;
  const { utc } = useFormats();
  return (
    <RowTable
      className={styles.table}
      label={desk.pages.passkeys}
      heads={{ name: desk.pages.passkeys, created, used, actions }}
      rows={passkeys}
      cells={(passkey) => ({
        name: <b>{fill(words.number, { number: passkeys.indexOf(passkey) + 1 })}</b>,
        created: utc(passkey.createdAt),
        used: passkey.lastUsedAt ? utc(passkey.lastUsedAt) : words.never,
        actions:
          passkeys.length > 1 ? (
            <TextButton onClick={() => onRemove(passkey)}>{words.remove}</TextButton>
          ) : (
            <Tag>{words.onlyOne}</Tag>
          ),
      })}
    />
  );
}
