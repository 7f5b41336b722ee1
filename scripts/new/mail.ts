import { templates } from '#content/messages/templates.ts';
import { addAfterLast, addToBlock } from './insert.ts';
import {
  camelCase,
  keyOf,
  requireChineseTitle,
  requireName,
  requireTitle,
  titleOfName,
} from './names.ts';
import { type Plan, Refused, type Titles } from './plan.ts';

/** A mail in both languages, in the lane of ordinary mails. */
export function newMail(wanted: string, titles: Titles): Plan {
  const name = requireName(wanted);
  const constant = camelCase(name);
  if (Object.hasOwn(templates, name)) throw new Refused(`There is a message ${name} already.`);
  const english = requireTitle(titles.en ?? titleOfName(name), 60);
  const chinese = requireChineseTitle(titles.zh ?? '您有一条新消息', 30);
  const file = `content/messages/${name}.ts`;
  return {
    files: { [file]: template(constant, english, chinese) },
    edits: {
      'content/messages/templates.ts': (text) =>
        addToBlock(
          addAfterLast(text, 'import { ', `import { ${constant} } from './${name}.ts';`),
          'export const templates = {',
          name === constant ? `  ${name},` : `  ${keyOf(name)}: ${constant},`,
        ),
      'tests/support/sample-messages.ts': (text) =>
        addToBlock(
          text,
          'export const sampleMessages',
          `  ${keyOf(name)}: { firstName: 'Mei', link },`,
        ),
      'server/outbox/lane.test.ts': (text) => addToBlock(text, '    mail: [', `      '${name}',`),
    },
    next: [
      `${file}: its lane, the fields of its payload and the words of both languages`,
      'tests/support/sample-messages.ts: an example of the payload; server/outbox/lane.test.ts: its lane',
      'the use case: enqueueMessage in the transaction of the change; server/one-transaction.test.ts',
      'npm run dev, then look at it at /dev/inbox',
    ],
  };
}

const template = (
  name: string,
  english: string,
  chinese: string,
): string => `import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** Tells a customer what happened; \`link\` leads to where it is shown. */
export const ${name} = mailTemplate(
  'mail',
  z.object({ firstName: z.string(), link: z.url() }),
  ({ firstName, link }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        title: say.title,
        lead: say.lead(firstName),
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject: string;
  title: string;
  lead(firstName: string): string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: '${english}',
    title: '${english}.',
    lead: (firstName) => \`\${firstName}, one sentence says what happened and what to do.\`,
    button: 'Look at it',
    hint: 'If the button does nothing, paste this address into your browser:',
    closing: \`Questions: \${brand.mail.info}\`,
  },
  zh: {
    subject: '${chinese}',
    title: '${chinese}。',
    lead: (firstName) => \`\${firstName}，用一句话说明发生了什么，以及需要做什么。\`,
    button: '立即查看',
    hint: '如果点击没有反应，请将以下地址复制到浏览器中打开：',
    closing: \`如有疑问，请联系 \${brand.mail.info}\`,
  },
};
`;
