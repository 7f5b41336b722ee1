import { useState } from 'react';
import { failedChecks } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import * as contract from '#contract/desk.ts';
import { type DeskRole, deskRoles } from '#contract/desk-call.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { openPages } from './menu.tsx';
import { Question } from './question.tsx';
import { useDeskForm } from './use-desk-form.ts';

export type TeamAction =
  | { kind: 'invite' }
  | { kind: 'edit' | 'send' | 'end'; member: contract.DeskMember };

type Dialog = {
  onClose: () => void;
  /** What was done, and to whom. */
  onDone: (heading: string, email: string) => void;
};

export function TeamDialog({ action, ...dialog }: Dialog & { action: TeamAction }) {
  const words = useWords('desk').team;
  if (action.kind === 'invite') return <RolesDialog {...dialog} />;
  const { member } = action;
  const { id, email, roles, passkeys } = member;
  if (action.kind === 'edit') return <RolesDialog {...dialog} member={member} />;
  const ends = passkeys > 0 ? words.ending : words.withdrawing;
  const { heading, ...rest } = action.kind === 'send' ? words.sending : ends;
  const done = passkeys > 0 ? words.done.ended : words.done.withdrawn;
  return (
    <Question
      words={{ heading: fill(heading, { name: member.name || email }), ...rest }}
      send={() =>
        action.kind === 'send'
          ? request(contract.inviteToDesk, { email, roles })
          : request(contract.removeFromDesk, { id })
      }
      onClose={dialog.onClose}
      onDone={() => dialog.onDone(action.kind === 'send' ? words.done.invited : done, email)}
    />
  );
}

/** The roles of a person; of somebody new, who is invited, the mail address as well. */
function RolesDialog({ member, onClose, onDone }: Dialog & { member?: contract.DeskMember }) {
  const words = useWords('desk');
  const { inviting, editing, done } = words.team;
  const { heading, hint, ...buttons } = member ? editing : inviting;
  const [roles, setRoles] = useState<DeskRole[]>(member?.roles ?? []);
  const form = useDeskForm<unknown, 'email' | 'roles', 'desk.email' | 'desk.roles'>({
    fields: member ? ['roles'] : ['email', 'roles'],
    problems: ({ email }) => {
      const isWrong = !member && !contract.deskFields.email.safeParse(email).success;
      return failedChecks([
        [isWrong, ['email', 'desk.email'] as const],
        [roles.length === 0, ['roles', 'desk.roles'] as const],
      ]);
    },
    messages: words.errors,
    send: ({ email }) =>
      member
        ? request(contract.setDeskRoles, { id: member.id, roles })
        : request(contract.inviteToDesk, { email, roles }),
    onDone: (_, { email }) =>
      member ? onDone(done.changed, member.email) : onDone(done.invited, email),
  });
  const { id, error } = form.field('roles');
  return (
    <DeskDialog
      {...{ form, onClose, ...buttons }}
      heading={fill(heading, { name: member?.name || member?.email || '' })}
    >
      {!member && (
        <TextField {...form.field('email')} label={words.mail} type="email" autoComplete="off" />
      )}
      <fieldset id={id} className={styles.choices} tabIndex={-1}>
        <legend>{words.team.inviting.roles}</legend>
        {deskRoles.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget: { checked } }) => {
              setRoles(checked ? [...roles, role] : roles.filter((one) => one !== role));
            }}
          >
            <span>
              {words.roles[role]}
              <small>
                {joinBy(
                  words.both,
                  openPages([role]).map((page) => words.pages[page]),
                )}
              </small>
            </span>
          </Checkbox>
        ))}
        {error && roles.length === 0 && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <p className={styles.quiet}>{hint}</p>
    </DeskDialog>
  );
}
