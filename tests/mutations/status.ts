import type { Change } from './change.ts';

const folder = 'server/status';
const subscriptions = [`${folder}/subscriptions.test.ts`];

export const status: readonly Change[] = [
  {
    file: `${folder}/change.ts`,
    find: "await takeAdvisoryLock(tx, 'status change');",
    replace: '',
    why: 'readers could miss a change that was numbered before it was seen',
    tests: [`${folder}/change.test.ts`],
  },
  {
    file: `${folder}/notices.ts`,
    find: '.where(isNotNull(statusSubscriptions.confirmedAt))',
    replace: '',
    why: 'people who never confirmed would get mails',
    tests: subscriptions,
  },
  {
    file: `${folder}/page-template.ts`,
    find: 'scriptJson(page.data)',
    replace: 'JSON.stringify(page.data)',
    why: 'the text of an incident could end the data block and run a script',
    tests: [`${folder}/pages.test.ts`],
  },
  {
    file: `${folder}/subscriptions.ts`,
    find: "if (pendingUntil(linked) <= now) throw new AppError('status.link');",
    replace: '',
    why: 'a link to confirm would never expire',
    tests: subscriptions,
  },
  {
    file: `${folder}/links.ts`,
    find: 'tokenHash: hashToken(token),',
    replace: 'tokenHash: token,',
    why: 'whoever reads the table could end every subscription',
    tests: subscriptions,
  },
  {
    file: `${folder}/notices.ts`,
    find: ".for('key share')",
    replace: '',
    why: 'whoever leaves at the wrong moment would keep an incident from being told',
    tests: subscriptions,
  },
  {
    file: `${folder}/one-click.ts`,
    find: 'reply.header(...noReferrer).redirect(pageOf(tokenOf(request.query)), 302)',
    replace: '(await unsubscribe(tokenOf(request.query)), reply.code(204).send())',
    why: 'a scanner that opens links would end subscriptions',
    tests: subscriptions,
  },
  {
    file: `${folder}/announcement.ts`,
    find: 'isAbout && isWanted',
    replace: 'isWanted',
    why: 'subscribers would hear of services that they did not choose',
    tests: [`${folder}/choice.test.ts`],
  },
  {
    file: `${folder}/webhooks.ts`,
    find: "await takeAdvisoryLock(tx, 'status webhooks');",
    replace: '',
    why: 'simultaneous confirmations could send more webhooks to a host than its limit',
    tests: [`${folder}/webhooks.test.ts`],
  },
];
