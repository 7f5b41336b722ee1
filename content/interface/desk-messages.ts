import { brand } from '#content/brand.ts';
import type { MessageState } from '#contract/desk-messages.ts';
import type { Localized } from '#contract/locale.ts';

type ReplyWords = {
  subject: string;
  /** Above the quoted message. */
  wrote: string;
};

export type DeskMessagesWords = {
  states: Record<MessageState, string>;
  show: string;
  search: string;
  searchHint: string;
  list: string;
  back: string;
  from: string;
  phone: string;
  sent: string;
  sentIn: string;
  customer: string;
  noCustomer: string;
  answer: { lead: string; rest: string; write: string };
  mark: string;
  marking: string;
  answered: string;
  undo: string;
  kept: string;
  empty: Record<MessageState, { heading: string; sentence: string }>;
  none: string;
  clear: string;
  done: { answered: string; reopened: string };
  /** Of the answer, in the language of the message. */
  reply: Localized<ReplyWords>;
};

const reply: Localized<ReplyWords> = {
  en: {
    subject: `Your message to ${brand.names.short.en}`,
    wrote: 'On {date} you wrote:',
  },
  zh: { subject: `关于您给${brand.names.short.zh}的留言`, wrote: '您在 {date} 写道：' },
};

export const deskMessagesWords: Localized<DeskMessagesWords> = {
  en: {
    states: { open: 'Open', answered: 'Answered', all: 'All' },
    show: 'Show',
    search: 'Search messages',
    searchHint: 'Name, email, phone or words',
    list: 'Messages',
    back: 'All messages',
    from: 'From',
    phone: 'Phone',
    sent: 'Sent',
    sentIn: '{time} UTC, in {language}',
    customer: 'Customer',
    noCustomer: 'No account with this address',
    answer: {
      lead: 'Answer by mail',
      rest: ', then mark it here, so that nobody writes twice.',
      write: 'Write to {email}',
    },
    mark: 'Mark as answered',
    marking: 'Marking',
    answered: 'Answered by {name}, {time} UTC',
    undo: 'Undo',
    kept: 'Deleted two years after the answer, or after it arrived if nobody answers.',
    empty: {
      open: { heading: 'All answered', sentence: 'New messages from the website appear here.' },
      answered: { heading: 'Nothing answered yet', sentence: 'Open messages wait under Open.' },
      all: {
        heading: 'No messages yet',
        sentence: 'What visitors write in the contact form of the website appears here.',
      },
    },
    none: 'No message matches',
    clear: 'Clear the search',
    done: { answered: 'Marked as answered', reopened: 'Open again' },
    reply,
  },
  zh: {
    states: { open: '待回复', answered: '已回复', all: '全部' },
    show: '显示',
    search: '搜索留言',
    searchHint: '姓名、邮箱、电话或留言内容',
    list: '留言',
    back: '全部留言',
    from: '留言人',
    phone: '电话',
    sent: '时间',
    sentIn: '{time} UTC，{language}',
    customer: '客户',
    noCustomer: '此邮箱没有账户',
    answer: {
      lead: '请用邮件回复',
      rest: '，然后在此标记，以免重复回复。',
      write: '写邮件给 {email}',
    },
    mark: '标记为已回复',
    marking: '正在标记',
    answered: '{name} 已于 {time} UTC 回复',
    undo: '撤销',
    kept: '回复满两年后删除；未回复的，收到满两年后删除。',
    empty: {
      open: { heading: '均已回复', sentence: '网站上的新留言会显示在这里。' },
      answered: { heading: '尚无已回复的留言', sentence: '待处理的留言在“待回复”中。' },
      all: { heading: '尚无留言', sentence: '访客在网站联系表单中的留言会显示在这里。' },
    },
    none: '没有符合条件的留言',
    clear: '清除搜索',
    done: { answered: '已标记为已回复', reopened: '已恢复为待回复' },
    reply,
  },
};
