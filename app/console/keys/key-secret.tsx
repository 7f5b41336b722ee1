import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { downloadText } from '#app/ui/download-text.ts';
import { Filled } from '#app/words/filled.tsx';
import { useWords } from '#app/words/use-words.ts';
import { brand } from '#content/brand.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import { CheckLine } from '../check-line.tsx';
import { SecretSlip } from '../developer/secret-slip.tsx';
import { DialogText } from '../dialogs/dialog-text.tsx';
import { EnvironmentName } from './environment-name.tsx';
import type { MadeKey } from './make-key.tsx';
import { RightsLine } from './rights-line.tsx';

/**
 * A dialog with the new key and its secret, shown once: only “Done” closes it, enabled by the
 * checkbox.
 */
export function KeySecret({
  isOpen,
  made: { key, secretKey },
  sandboxHost,
  onStored,
}: {
  isOpen: boolean;
  made: MadeKey;
  sandboxHost: string | null;
  onStored: () => void;
}) {
  const { secret: words, columns } = useWords('consoleKeys');
  const [isStored, setStored] = useState(false);
  const host = key.environment === 'sandbox' ? (sandboxHost ?? '') : brand.hosts.api;
  const file = [
    `${keyPrefix}_ACCESS_KEY=${key.accessKey}`,
    `${keyPrefix}_SECRET_KEY=${secretKey}`,
    `${keyPrefix}_HOST=${host}`,
    '',
  ].join('\n');

  return (
    <Dialog
      isOpen={isOpen}
      heading={words.heading}
      actions={
        <>
          <Button variant="outline" onClick={() => downloadText('.env', file)}>
            {words.download}
          </Button>
          <Button disabled={!isStored} onClick={onStored}>
            {words.done}
          </Button>
        </>
      }
    >
      <DialogText>
        <Filled text={words.sentence} values={{ once: <b>{words.once}</b> }} />
      </DialogText>
      <SecretSlip
        lines={[
          { id: 'key', name: words.key, text: key.accessKey, copy: words.copyKey },
          // A closed dialog stays in the DOM, the secret must not.
          {
            id: 'secret',
            name: words.secret,
            text: isOpen ? secretKey : '',
            copy: words.copySecret,
          },
          { id: 'rights', name: columns.rights, value: <RightsLine rights={key.rights} /> },
          {
            id: 'environment',
            name: columns.environment,
            value: <EnvironmentName environment={key.environment} />,
          },
        ]}
      />
      <CheckLine
        label={words.stored}
        hint={words.storedHint}
        checked={isStored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
