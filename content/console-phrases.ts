import type { Locale, Localized } from '#contract/locale.ts';
import { brand } from './brand.ts';
import {
  type Available,
  available,
  type ConsoleFunction,
  consoleFunctions,
  pageNames,
  ticketTypes,
} from './console-functions.ts';
import { fill } from './fill.ts';

/**
 * The phrase of each function, by the place that it fills: `console:api-keys`. Markdown, with links
 * by id. docs/writing-documents.md says which are sentences and which are parts of one.
 */
export const phrasesIn = (locale: Locale, has: Available = available): Record<string, string> =>
  Object.fromEntries(
    Object.entries(consoleFunctions).map(([id, one]) => [
      `console:${id}`,
      phraseOf(one, locale, has),
    ]),
  );

function phraseOf(one: ConsoleFunction, locale: Locale, has: Available): string {
  const words = phraseWords[locale];
  const mail = `[${brand.mail.info}](mailto:${brand.mail.info})`;
  const page = (id: keyof typeof pageNames, target: string = id) =>
    pageNames[id][locale].replace(']', `](page:${target})`);
  switch (one.kind) {
    case 'self':
      return fill(words.self, { page: page(one.page) });
    case 'usage':
      return has.usage
        ? fill(words.self, { page: page('console-usage') })
        : fill(words.usageByMail, { mail });
    case 'cli':
      return has.cli
        ? fill(words.command, { command: `${brand.codeName} call ${one.call}` })
        : fill(words.commandByMail, { mail });
    case 'ticket':
      return has.support
        ? fill(words.ticket, {
            page: page('console-support', `${ticketForm}?type=${one.type}`),
            type: ticketTypes[one.type][locale],
          })
        : fill(words.ticketByMail, { mail });
    case 'contents':
      return has.support
        ? fill(has.usage ? words.contents : words.contentsWithoutUsage, {
            form: `page:${ticketForm}`,
          })
        : fill(words.contentsByMail, { mail });
  }
}

/** The page with the form of a new ticket, which takes its `type`. */
export const ticketForm = 'console-new-ticket';

type PhraseWords = {
  self: string;
  ticket: string;
  ticketByMail: string;
  usageByMail: string;
  command: string;
  commandByMail: string;
  contents: string;
  contentsWithoutUsage: string;
  contentsByMail: string;
};

const phraseWords: Localized<PhraseWords> = {
  en: {
    self: 'in the console under {page}',
    ticket: 'Ask for it in the console under {page} ({type})',
    ticketByMail: 'Our team does it: write to {mail}',
    usageByMail: 'available from our team: write to {mail}',
    command: 'run `{command}` on the [command line](doc:general/sdks)',
    commandByMail: 'write to our team at {mail}',
    contents:
      'The console has your keys, callbacks, request log, usage, tickets and team. Everything else is set up by our team: ask for it under [Support]({form})',
    contentsWithoutUsage:
      'The console has your keys, callbacks, request log, tickets and team. Everything else is set up by our team: ask for it under [Support]({form})',
    contentsByMail:
      'The console has your keys, callbacks, request log and team. Everything else is set up by our team: write to {mail}',
  },
  zh: {
    self: '控制台{page}',
    ticket: '请在控制台{page}中提交“{type}”',
    ticketByMail: '请联系 {mail}',
    usageByMail: '明细（请向 {mail} 索取）',
    command: '可在[命令行](doc:general/sdks)运行 `{command}`',
    commandByMail: '请联系 {mail}，我们代为查询',
    contents:
      '控制台可以管理密钥、回调和团队成员，查看请求日志、用量与费用，并提交工单。其他配置由我们完成，请提交[工单]({form})',
    contentsWithoutUsage:
      '控制台可以管理密钥、回调和团队成员，查看请求日志，并提交工单。其他配置由我们完成，请提交[工单]({form})',
    contentsByMail:
      '控制台可以管理密钥、回调和团队成员，并查看请求日志。其他配置请联系 {mail}，由我们完成',
  },
};
