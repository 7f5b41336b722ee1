import { DataTable } from '#app/ui/data-table.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Invitation, invitationDays } from '#contract/invitations.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { ConsoleSection } from '../console-section.tsx';
import { RowButton } from '../row-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import { DaysLeft } from './days-left.tsx';
import styles from './employee-table.module.css';
import { useRightNames } from './right-names.ts';

export type InvitationAction = 'sendAgain' | 'revoke';

/** Links that nobody has used yet; only the main user gets buttons. */
export function InvitationTable({
  invitations,
  onAction,
}: {
  invitations: readonly Invitation[];
  onAction: ((action: InvitationAction, invitation: Invitation) => void) | undefined;
}) {
  const { invitations: words } = useWords('consoleEmployees');
  const rightNames = useRightNames();
  const moments = useRelativeTime();
  const formats = useFormats();
  const now = useNow(hourMs);

  const goodFor = ({ expiresAt }: Invitation) => {
    const days = daysLeft(expiresAt, now);
    const left = days === 1 ? words.lastDay : fill(words.daysLeft, { days: String(days) });
    const ended = fill(words.ended, { date: formats.dayOfYear(expiresAt, 'short') });
    return <DaysLeft days={days} words={days > 0 ? left : ended} />;
  };

  const button = (action: InvitationAction, label: string, invitation: Invitation) => (
    <RowButton
      action={label}
      subject={invitation.email}
      onClick={() => onAction?.(action, invitation)}
    />
  );

  const columns = [
    { id: 'email', head: words.columns.email, kind: 'name' },
    { id: 'menus', head: words.columns.menus },
    { id: 'sent', head: words.columns.sent },
    { id: 'goodFor', head: words.columns.goodFor },
    ...(onAction ? [{ id: 'actions', head: words.columns.actions, kind: 'actions' } as const] : []),
  ] as const;

  return (
    <ConsoleSection id="invitations" heading={words.heading} sentence={words.sentence} isApart>
      <DataTable
        label={words.heading}
        className={styles.table}
        isStacked
        isGrid
        namesValues
        columns={columns}
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          cells: {
            email: invitation.email,
            menus: rightNames(invitation),
            sent: moments.near(invitation.sentAt),
            goodFor: goodFor(invitation),
            actions: (
              <>
                {button('sendAgain', words.sendAgain, invitation)}
                {button(
                  'revoke',
                  daysLeft(invitation.expiresAt, now) > 0 ? words.revoke : words.remove,
                  invitation,
                )}
              </>
            ),
          },
        }))}
      />
    </ConsoleSection>
  );
}

/** Begun days; none once the link has ended. */
const daysLeft = (expiresAt: string, now: number): number =>
  Math.min(invitationDays, Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs)));
