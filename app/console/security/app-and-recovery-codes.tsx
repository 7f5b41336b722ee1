import { useWords } from '#app/words/use-words.ts';
import type { Security } from '#contract/two-factor.ts';
import { ConsoleSection } from '../console-section.tsx';
import { RowButton } from '../row-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import { CodesLeft } from './codes-left.tsx';
import type { FactorActions } from './factor-actions.ts';
import { FactorItem, FactorList } from './factor-item.tsx';

const headingId = 'app-and-recovery-codes';

/** The factors besides passkeys: authenticator app and recovery codes. */
export function AppAndRecoveryCodes({
  app,
  codesLeft,
  busy,
  onSetUpApp,
  onOpen,
}: FactorActions & { app: Security['app']; codesLeft: number }) {
  const words = useWords('consoleSecurity').others;
  const moments = useRelativeTime();

  const appFacts = ({ createdAt, lastUsedAt }: NonNullable<Security['app']>): string =>
    moments.say(lastUsedAt ? words.appUsed : words.appNeverUsed, {
      date: moments.date(createdAt),
      used: lastUsedAt ? moments.near(lastUsedAt) : '',
    });

  const button = (action: string, subject: string, act: () => void) => (
    <RowButton
      action={action}
      subject={subject}
      aria-disabled={busy !== undefined || undefined}
      onClick={act}
    />
  );

  return (
    <ConsoleSection id={headingId} heading={words.heading} sentence={words.sentence}>
      <FactorList labelledBy={headingId}>
        <FactorItem
          icon="phone"
          name={words.app}
          isSetUp={app !== null}
          actions={
            app
              ? button(words.remove, words.app, () => onOpen({ kind: 'remove-app' }))
              : button(busy === 'app' ? words.settingUp : words.setUp, words.app, onSetUpApp)
          }
        >
          {app ? appFacts(app) : words.appNone}
        </FactorItem>
        <FactorItem
          icon="list"
          name={words.codes}
          actions={button(words.makeCodes, words.codes, () => onOpen({ kind: 'make-codes' }))}
        >
          <CodesLeft left={codesLeft} />
        </FactorItem>
      </FactorList>
    </ConsoleSection>
  );
}
