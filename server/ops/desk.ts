import { z } from 'zod';
import { deskFields } from '#contract/desk.ts';
import { deskRoles } from '#contract/desk-call.ts';
import { locales } from '#contract/locale.ts';
import { selectDeskAddress } from '../db/public-address.ts';
import { invite } from '../desk/invitations.ts';
import { changingPeople, findPerson, removePerson } from '../desk/people.ts';
import { listTeam } from '../desk/team.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';

const mailUsage = { '<mail>': 'the mail address of the person' };

const invited = z.object({
  role: z.array(z.enum(deskRoles, `must be one of ${deskRoles.join(', ')}`)).optional(),
  language: z.enum(locales, `must be one of ${locales.join(', ')}`).default('en'),
  by,
});

export const deskInvite: Command = {
  name: 'desk invite',
  summary: "Prints and mails a link to the operator's desk: for somebody new, or for new passkeys.",
  required: mailUsage,
  usage: {
    '--role <role>': `${deskRoles.join(', ')}; may be repeated (the roles they have; administrator)`,
    '--language <en|zh>': 'language of the mail to somebody new (en)',
    ...byUsage,
  },
  options: {
    role: { type: 'string', multiple: true },
    language: { type: 'string' },
    ...byOption,
  },
  understand: ({ values, positionals }) => {
    const email = onlyMail(positionals);
    const { role: roles, language: locale, by: name } = parseInput(invited, values);
    return async (context) => {
      const origin = await selectDeskAddress(context.database);
      if (!origin)
        throw new UsageError(
          'No public address is stored, so there is no link: start the server once with PUBLIC_URL.',
        );
      const by = { kind: 'operator', name } as const;
      const sent = await invite(context, { email, roles, locale, origin, by });
      return {
        link: sent.link,
        roles: sent.roles.join(' '),
        'works until': sent.endsAt.toISOString(),
      };
    };
  },
};

export const deskPeople: Command = {
  name: 'desk people',
  summary: "Lists who is at the operator's desk, with roles and passkeys, and who is invited.",
  usage: {},
  options: {},
  understand: () => async (context) => ({
    people: (await listTeam(context)).map((member) => ({
      email: member.email,
      name: member.name || null,
      roles: member.roles.join(' '),
      passkeys: member.passkeys,
      lastSeen: member.lastSeenAt,
      invitedUntil: member.invitedUntil,
    })),
  }),
};

export const deskRemove: Command = {
  name: 'desk remove',
  summary: "Ends somebody's access to the operator's desk at once, also the last administrator's.",
  required: mailUsage,
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const email = onlyMail(positionals);
    const { by: name } = parseInput(z.object({ by }), values);
    return (context) =>
      changingPeople(context, async (tx) => {
        const person = await findPerson(tx, email);
        if (!person) throw new UsageError(`Nobody at the desk is ${email}: see "desk people".`);
        await removePerson(tx, context, person, { by: { kind: 'operator', name } });
        return { removed: person.email };
      });
  },
};

function onlyMail([mail, ...rest]: string[]): string {
  const parsed = deskFields.email.safeParse(mail);
  if (rest.length > 0 || !parsed.success) throw new UsageError('Name one mail address.');
  return parsed.data;
}
