import { useId } from 'react';
import { TextArea, TextField } from '#app/ui/field.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { Checker } from './use-checker.ts';

/** The pasted request: its first line, headers and body, and the secret of another key. */
export function SignatureFields({
  checker,
  words,
  hasSecret,
}: {
  checker: Checker;
  words: WorkbenchWords['signature'];
  hasSecret: boolean;
}) {
  const id = useId();
  const { texts, secret } = checker;
  return (
    <>
      <TextField
        id={`${id}target`}
        size="small"
        label={words.target}
        placeholder="POST /v2/sms/mt"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={texts.target}
        onChange={({ target }) => checker.change({ target: target.value })}
      />
      <TextArea
        id={`${id}headers`}
        size="small"
        rows={4}
        label={words.headers}
        placeholder={headersExample}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={texts.headers}
        onChange={({ target }) => checker.change({ headers: target.value })}
      />
      <TextArea
        id={`${id}body`}
        size="small"
        rows={4}
        label={words.body}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={texts.body}
        onChange={({ target }) => checker.change({ body: target.value })}
      />
      {hasSecret && (
        <TextField
          id={`${id}secret`}
          size="small"
          type="password"
          label={words.secret}
          hint={words.otherKey}
          autoComplete="off"
          value={secret}
          onChange={({ target }) => checker.changeSecret(target.value)}
        />
      )}
    </>
  );
}

const headersExample = 'X-Access-Key: …\nX-Timestamp: …\nX-Nonce: …\nX-Signature: …';
