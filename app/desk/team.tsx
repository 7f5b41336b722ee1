import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import * as contract from '#contract/desk.ts';
import { type DeskRole, deskRoles, hasDeskRole } from '#contract/desk-call.ts';
import styles from './desk.module.css';
import { DeskSection } from './desk-section.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { type TeamAction, TeamDialog } from './team-dialogs.tsx';
import { useAsked, useDesk } from './use-desk.ts';

/** Who is at the desk, who is invited, and what a role opens. */
export default function Team() {
  const desk = useWords('desk');
  const words = desk.team;
  const { viewer, refresh: refreshViewer } = useDesk();
  const { loaded, known, refresh } = useAsked(() => request(contract.listDeskTeam));
  const [action, setAction] = useState<TeamAction>();
  const members = known ?? [];
  const here = members.filter(({ passkeys }) => passkeys > 0).length;
  const invited = members.filter(({ invitedUntil }) => invitedUntil !== null).length;
  const sentence = joinBy(desk.both, [
    fill(here === 1 ? words.sentence.one : words.sentence.other, { count: here }),
    ...(invited > 0
      ? [fill(invited === 1 ? words.invitations.one : words.invitations.other, { count: invited })]
      : []),
  ]);

  return (
    <>
      <PageHead
        title={desk.pages.team}
        sentence={members.length > 0 ? sentence : undefined}
        action={
          <Button arrow onClick={() => setAction({ kind: 'invite' })}>
            {words.invite}
          </Button>
        }
      />
      <LoadedPart loaded={loaded} refresh={refresh}>
        {(all) => <TeamTable members={all} onAction={setAction} />}
      </LoadedPart>
      <RoleTable />
      {action && (
        <TeamDialog
          action={action}
          onClose={() => setAction(undefined)}
          onDone={(heading, email) => {
            setAction(undefined);
            showToast({ heading, sentence: email });
            if (email === viewer.email) refreshViewer();
            refresh();
          }}
        />
      )}
    </>
  );
}

function TeamTable({
  members,
  onAction,
}: {
  members: readonly contract.DeskMember[];
  onAction: (action: TeamAction) => void;
}) {
  const desk = useWords('desk');
  const words = desk.team;
  const { utc } = useFormats();
  const seen = ({ lastSeenAt, invitedUntil }: contract.DeskMember) => {
    if (invitedUntil) return fill(words.invitedUntil, { time: utc(invitedUntil) });
    return lastSeenAt ? utc(lastSeenAt) : words.linkEnded;
  };
  const button = (kind: 'edit' | 'send' | 'end', member: contract.DeskMember, name: string) => (
    <TextButton onClick={() => onAction({ kind, member })}>{name}</TextButton>
  );
  return (
    <RowTable
      className={styles.table}
      label={desk.pages.team}
      heads={words.columns}
      rows={members}
      cells={(member) => ({
        person: (
          <>
            {member.name && <b>{member.name}</b>}
            <span>{member.email}</span>
          </>
        ),
        roles: (
          <span className={styles.roles}>
            {member.roles.map((role) => (
              <span key={role}>{desk.roles[role]}</span>
            ))}
          </span>
        ),
        passkeys: <PasskeyCount count={member.passkeys} />,
        language: languageNames[member.locale],
        seen: seen(member),
        actions: (
          <>
            {member.passkeys > 0 && button('edit', member, words.edit)}
            {button('send', member, words.newLink)}
            {button('end', member, member.passkeys > 0 ? words.end : words.withdraw)}
          </>
        ),
      })}
    />
  );
}

function PasskeyCount({ count }: { count: number }) {
  const words = useWords('desk').team;
  if (count === 0) return <span className={styles.quiet}>{words.none}</span>;
  return count === 1 ? <Tag>{words.onlyOne}</Tag> : count;
}

function RoleTable() {
  const desk = useWords('desk');
  const { heading, hint, yes, no } = desk.team.roleTable;
  const mark = (role: DeskRole, page: contract.DeskPage) => {
    const may = hasDeskRole([role], contract.deskPages[page].roles);
    return (
      <span className={styles.may} data-may={may || undefined}>
        <span data-spoken="">{may ? yes : no}</span>
      </span>
    );
  };
  return (
    <DeskSection heading={heading}>
      <DataTable<string>
        className={styles.table}
        label={heading}
        columns={[
          { id: 'role', head: desk.team.columns.roles, kind: 'name' },
          ...contract.deskPageIds.map((id) => ({ id, head: desk.pages[id] })),
        ]}
        rows={deskRoles.map((role) => ({
          id: role,
          cells: {
            role: <b>{desk.roles[role]}</b>,
            ...Object.fromEntries(contract.deskPageIds.map((page) => [page, mark(role, page)])),
          },
        }))}
      />
      <p className={styles.hint}>{hint}</p>
    </DeskSection>
  );
}
