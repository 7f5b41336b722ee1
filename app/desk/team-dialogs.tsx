import { type ReactNode, useState } from 'react';
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
import type { Reply } from './use-desk.ts';
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
  if (action.kind === 'invite') return <Invite {...dialog} />;
  const { member } = action;
  const { id, email, roles, passkeys } = member;
  if (action.kind === 'edit') return <EditRoles {...dialog} member={member} />;
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

function Invite({ onClose, onDone }: Dialog) {
  const words = useWords('desk');
  const { inviting } = words.team;
  const { form, rolesField } = useRolesForm({
    fields: ['email'],
    roles: [],
    send: ({ email }, roles) => request(contract.inviteToDesk, { email, roles }),
    onDone: ({ email }) => onDone(words.team.done.invited, email),
  });
  return (
    <DeskDialog {...{ form, onClose, ...inviting }}>
      <TextField {...form.field('email')} label={words.mail} type="email" autoComplete="off" />
      {rolesField}
      <p className={styles.quiet}>{inviting.hint}</p>
    </DeskDialog>
  );
}

function EditRoles({ member, onClose, onDone }: Dialog & { member: contract.DeskMember }) {
  const words = useWords('desk').team;
  const { heading, hint, ...buttons } = words.editing;
  const { form, rolesField } = useRolesForm({
    fields: [],
    roles: member.roles,
    send: (_, roles) => request(contract.setDeskRoles, { id: member.id, roles }),
    onDone: () => onDone(words.done.changed, member.email),
  });
  return (
    <DeskDialog
      {...{ form, onClose, ...buttons }}
      heading={fill(heading, { name: member.name || member.email })}
    >
      {rolesField}
      <p className={styles.quiet}>{hint}</p>
    </DeskDialog>
  );
}

type Field = 'email' | 'roles';

/** A form with the roles of a person, and a mail address where one is asked for. */
function useRolesForm({
  fields,
  roles: known,
  send,
  onDone,
}: {
  fields: readonly 'email'[];
  roles: readonly DeskRole[];
  send: (values: Record<Field, string>, roles: DeskRole[]) => Promise<Reply<unknown>>;
  onDone: (values: Record<Field, string>) => void;
}): {
  form: ReturnType<typeof useDeskForm<unknown, Field, 'desk.email' | 'desk.roles'>>;
  rolesField: ReactNode;
} {
  const words = useWords('desk');
  const [roles, setRoles] = useState(known);
  const form = useDeskForm<unknown, Field, 'desk.email' | 'desk.roles'>({
    fields: [...fields, 'roles'],
    problems: ({ email }) =>
      failedChecks([
        [
          fields.length > 0 && !contract.deskFields.email.safeParse(email).success,
          ['email', 'desk.email'] as const,
        ],
        [roles.length === 0, ['roles', 'desk.roles'] as const],
      ]),
    messages: words.errors,
    send: (values) => send(values, [...roles]),
    onDone: (_, values) => onDone(values),
  });
  const { id, error } = form.field('roles');
  return {
    form,
    rolesField: (
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
    ),
  };
}
