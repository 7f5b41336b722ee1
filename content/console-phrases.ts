import type { Locale, Localized } from '#contract/locale.ts';
import { brand } from './brand.ts';
import {
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
export const phrasesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(consoleFunctions).map(([id, one]) => [`console:${id}`, phraseOf(one, locale)]),
  );

function phraseOf(one: ConsoleFunction, locale: Locale): string {
  const words = phraseWords[locale];
  const page = (id: keyof typeof pageNames, target: string = id) =>
    pageNames[id][locale].replace(']', `](page:${target})`);
  switch (one.kind) {
    case 'self':
      return fill(words.self, { page: page(one.page) });
    case 'cli':
      return fill(words.command, { command: `${brand.codeName} call ${one.call}` });
    case 'ticket':
      return fill(words.ticket, {
        page: page('console-support', `${ticketForm}?type=${one.type}`),
        type: ticketTypes[one.type][locale],
      });
    case 'contents':
      return fill(words.contents, { form: `page:${ticketForm}` });
  }
}

/** The page with the form of a new ticket, which takes its `type`. */
export const ticketForm = 'console-new-ticket';

type PhraseWords = {
  self: string;
  ticket: string;
  command: string;
  contents: string;
};

const phraseWords: Localized<PhraseWords> = {
  en: {
    self: 'in the console under {page}',
    ticket: 'Ask for it in the console under {page} ({type})',
    command: 'run `{command}` on the [command line](doc:general/sdks)',
    contents:
      'The console has your keys, callbacks, request log, usage, tickets and team. Everything else is set up by our team: ask for it under [Support]({form})',
  },
  zh: {
    self: '控制台{page}',
    ticket: '请在控制台{page}中提交“{type}”',
    command: '可在[命令行](doc:general/sdks)运行 `{command}`',
    contents:
      '控制台可以管理密钥、回调和团队成员，查看请求日志、用量与费用，并提交工单。其他配置由我们完成，请提交[工单]({form})',
  },
};
