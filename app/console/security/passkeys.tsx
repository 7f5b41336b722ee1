import { preparePasskeys } from '#app/passkeys/passkey.ts';
import { Button } from '#app/ui/button.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { Passkey } from '#contract/two-factor.ts';
import { ConsoleSection } from '../console-section.tsx';
import { RowButton } from '../row-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import type { FactorActions } from './factor-actions.ts';
import { FactorItem, FactorList } from './factor-item.tsx';

const headingId = 'passkeys';

export function Passkeys({
  passkeys,
  canAddPasskey,
  busy,
  onAddPasskey,
  onRenewPasskey,
  onOpen,
}: FactorActions & { passkeys: readonly Passkey[] }) {
  const words = useWords('consoleSecurity').passkeys;
  const moments = useRelativeTime();

  const facts = ({ createdAt, lastUsedAt }: Passkey): string =>
    moments.say(lastUsedAt ? words.used : words.neverUsed, {
      date: moments.date(createdAt),
      used: lastUsedAt ? moments.near(lastUsedAt) : '',
    });

  const button = (kind: 'rename-passkey' | 'remove-passkey', action: string, passkey: Passkey) => (
    <RowButton action={action} subject={passkey.name} onClick={() => onOpen({ kind, passkey })} />
  );

  return (
    <ConsoleSection
      id={headingId}
      heading={words.heading}
      sentence={canAddPasskey ? words.sentence : words.unsupported}
      aside={
        canAddPasskey && (
          <Button
            size="small"
            aria-disabled={busy !== undefined || undefined}
            onPointerEnter={preparePasskeys}
            onFocus={preparePasskeys}
            onClick={onAddPasskey}
          >
            {busy === 'passkey' ? words.adding : words.add}
          </Button>
        )
      }
    >
      <FactorList labelledBy={headingId}>
        {passkeys.map((passkey) => (
          <FactorItem
            key={passkey.id}
            icon={passkey.roams ? 'key' : 'finger'}
            name={passkey.name}
            note={passkey.here ? words.here : undefined}
            actions={
              <>
                {canAddPasskey && !passkey.logsInAlone && (
                  <RowButton
                    action={words.renew}
                    subject={passkey.name}
                    aria-disabled={busy !== undefined || undefined}
                    onPointerEnter={preparePasskeys}
                    onFocus={preparePasskeys}
                    onClick={() => onRenewPasskey(passkey)}
                  />
                )}
                {button('rename-passkey', words.rename, passkey)}
                {button('remove-passkey', words.remove, passkey)}
              </>
            }
          >
            {facts(passkey)}
            <br />
            {passkey.logsInAlone ? words.logsInAlone : words.afterPassword}
          </FactorItem>
        ))}
        {passkeys.length === 0 && (
          <FactorItem icon="finger" name={words.none} isSetUp={false}>
            {words.noneFacts}
          </FactorItem>
        )}
      </FactorList>
    </ConsoleSection>
  );
}
