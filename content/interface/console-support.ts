import type { Localized } from '#contract/locale.ts';
import type {
  FaultSeverity,
  TicketEvent,
  TicketFact,
  TicketState,
  TicketType,
} from '#contract/tickets.ts';

/** Filters of the list; `us` is open, `customer` waits for the reader. */
export const ticketFilters = ['', 'customer', 'us', 'closed'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export type ConsoleSupportWords = {
  title: string;
  sentence: string;
  make: string;
  /** What does not work now: names of services and their states. */
  known: { sentence: string; one: string; follow: string };
  filter: string;
  filters: Record<TicketFilter, string>;
  find: string;
  columns: Record<'ticket' | 'type' | 'state' | 'person' | 'time', string>;
  states: Record<TicketState, string>;
  unread: string;
  received: string;
  older: string;
  empty: { heading: string; sentence: string };
  none: { heading: string; clear: string };
  /** When we answer; the limits are ours. */
  answers: string;
  form: {
    about: string;
    types: Record<TicketType, string>;
    facts: string;
    /** Follows the label of a fact that may stay empty. */
    optional: string;
    hints: Partial<Record<TicketFact, string>>;
    choose: string;
    severities: Record<FaultSeverity, string>;
    words: string;
    subject: string;
    text: string;
    needed: Record<'fact' | 'subject' | 'text', string>;
    follows: string;
    goes: string;
    send: string;
    sending: string;
    notSent: string;
    done: string;
  };
  ticket: {
    thread: string;
    you: string;
    support: string;
    /** Follows the name of who did it; `lapsed` stands alone. */
    events: Record<Exclude<TicketEvent, 'given'>, string>;
    /** Replaces the name of somebody of ours that is not shown. */
    someone: string;
    asked: string;
    facts: Record<'openedBy' | 'openedAt' | 'follows', string>;
    reply: string;
    send: string;
    sending: string;
    sent: string;
    needed: string;
    /** An answer came while something was being written. */
    came: string;
    show: string;
    solve: string;
    solved: string;
    again: { question: string; sentence: string; act: string; done: string };
    over: { question: string; sentence: string; act: string };
  };
};

export const consoleSupportWords: Localized<ConsoleSupportWords> = {
  en: {
    title: 'Support',
    sentence:
      'Ask for what the console cannot do yet, or tell us what is wrong. A person answers, by mail and here.',
    make: 'New ticket',
    known: {
      sentence: '{services}. We know and are on it; no ticket needed.',
      one: '{service}: {state}',
      follow: 'Follow it',
    },
    filter: 'State',
    filters: { '': 'All', customer: 'Waiting for you', us: 'Open', closed: 'Closed' },
    find: 'Number, words or requestId',
    columns: {
      ticket: 'Ticket',
      type: 'About',
      state: 'State',
      person: 'From',
      time: 'Last answer',
    },
    states: { us: 'Open', customer: 'Waiting for you', solved: 'Solved', declined: 'Declined' },
    unread: 'New answer',
    received: 'Received',
    older: 'Show older',
    empty: {
      heading: 'No ticket yet',
      sentence: 'What you ask for appears here, with our answers.',
    },
    none: { heading: 'No ticket found', clear: 'Show all' },
    answers:
      'An open ticket is closed after 14 days without a response from you. For 14 days after its end it can be opened again.',
    form: {
      about: 'What is it about?',
      types: {
        product: 'SMS, voice, WhatsApp …',
        country: 'for a product you have',
        limit: 'rate, daily amount, keys',
        number: 'local, mobile, toll-free',
        sender: 'we file it for you',
        billing: 'top-up, invoice, refund',
        setup: 'accounts, bots, call center',
        fault: 'with the requestId',
        other: 'in your own words',
      },
      facts: 'The facts',
      optional: '{label} (optional)',
      hints: {
        countries: 'For example Indonesia, Thailand.',
        volume: 'Messages or minutes a month, about.',
        use: 'For example codes at login.',
        sender: 'The name or number that recipients see.',
        sample: 'A text as you will send it.',
        limit: 'For example messages a second.',
        start: 'For example December 1.',
        kind: 'Local, mobile or toll-free.',
        abilities: 'For example text messages and calls.',
        papers: 'What you have, for example a business registration.',
        title: 'The company name on the invoice.',
        what: 'For example connect a WhatsApp account.',
        requests: 'The requestId of each, from the request log.',
      },
      choose: 'Choose a product',
      severities: {
        down: 'nothing goes through',
        affected: 'some calls fail',
        question: 'nobody is waiting',
      },
      words: 'Your words',
      subject: 'Subject',
      text: 'What should we know?',
      needed: {
        fact: 'Please fill this in.',
        subject: 'Please enter a subject.',
        text: 'Please tell us what we should know.',
      },
      follows: 'This ticket continues {ticket}.',
      goes: 'Answers go by mail to the main user, and everybody with the menu Support sees them here. Leave out keys, secrets and passwords.',
      send: 'Send ticket',
      sending: 'Sending',
      notSent: 'Not sent. Kept here. Check your connection and try again.',
      done: 'Ticket sent',
    },
    ticket: {
      thread: 'Messages',
      you: 'you',
      support: 'Support',
      events: {
        taken: 'took it',
        solved: 'marked it as solved',
        declined: 'declined',
        reopened: 'opened it again',
        lapsed: 'Closed after 14 days without a response',
      },
      someone: 'Support',
      asked: 'About',
      facts: { openedBy: 'Opened by', openedAt: 'Opened', follows: 'Continues' },
      reply: 'Your reply',
      send: 'Send reply',
      sending: 'Sending',
      sent: 'Reply sent',
      needed: 'Please enter a text.',
      came: '{name} answered',
      show: 'Show',
      solve: 'It is solved',
      solved: 'Ticket solved',
      again: {
        question: 'Not right after all?',
        sentence: 'You can open it again until {date}.',
        act: 'Open again',
        done: 'Ticket opened again',
      },
      over: {
        question: 'Not right after all?',
        sentence: 'This ticket ended more than 14 days ago. A new one continues it.',
        act: 'New ticket',
      },
    },
  },
  zh: {
    title: '工单',
    sentence:
      '控制台暂不能自助办理的事项，或遇到的问题，都可以提交工单。由专人答复，同时发送邮件。',
    make: '提交工单',
    known: {
      sentence: '{services}。我们正在处理，无需提交工单。',
      one: '{service}：{state}',
      follow: '查看进展',
    },
    filter: '状态',
    filters: { '': '全部', customer: '待您回复', us: '处理中', closed: '已结束' },
    find: '工单号、关键词或 requestId',
    columns: { ticket: '工单', type: '类型', state: '状态', person: '提交人', time: '最近回复' },
    states: { us: '处理中', customer: '待您回复', solved: '已解决', declined: '未通过' },
    unread: '有新回复',
    received: '已受理',
    older: '显示更早的工单',
    empty: { heading: '暂无工单', sentence: '您提交的事项和我们的答复会显示在这里。' },
    none: { heading: '没有符合条件的工单', clear: '显示全部' },
    answers: '待您回复的工单，14 天内未回复会自动结束；结束后 14 天内可以重新打开。',
    form: {
      about: '工单类型',
      types: {
        product: '短信、语音、WhatsApp 等',
        country: '用于已开通的产品',
        limit: '频率、每日用量、密钥数',
        number: '本地、手机、免费电话',
        sender: '由我们代为提交',
        billing: '充值、发票、退款',
        setup: '账号、机器人、呼叫中心等',
        fault: '请附 requestId',
        other: '请简要描述',
      },
      facts: '具体信息',
      optional: '{label}（选填）',
      hints: {
        countries: '例如：印度尼西亚、泰国',
        volume: '预计每月条数或分钟数',
        use: '例如：登录验证码',
        sender: '收件人看到的名称或号码',
        sample: '一条实际要发送的内容',
        limit: '例如：每秒条数',
        start: '例如：12 月 1 日',
        kind: '本地、手机或免费电话',
        abilities: '例如：短信和通话',
        papers: '现有的资料，例如营业执照',
        title: '发票上的公司名称',
        what: '例如：接入一个 WhatsApp 账号',
        requests: '每个请求的 requestId，见请求日志',
      },
      choose: '请选择产品',
      severities: { down: '全部无法使用', affected: '部分调用失败', question: '不影响业务' },
      words: '问题描述',
      subject: '主题',
      text: '详细说明',
      needed: { fact: '请填写此项。', subject: '请填写主题。', text: '请填写详细说明。' },
      follows: '本工单是 {ticket} 的后续。',
      goes: '答复将通过邮件发送给主账号，拥有“工单”菜单权限的员工也可在此查看。请勿填写密钥和密码。',
      send: '提交',
      sending: '正在提交',
      notSent: '尚未提交，内容已保留。请检查网络后重试。',
      done: '工单已提交',
    },
    ticket: {
      thread: '往来记录',
      you: '您',
      support: '客服',
      events: {
        taken: '已受理',
        solved: '标记为已解决',
        declined: '未通过该工单',
        reopened: '重新打开了工单',
        lapsed: '14 天未回复，工单已结束',
      },
      someone: '客服',
      asked: '类型',
      facts: { openedBy: '提交人', openedAt: '提交时间', follows: '后续自' },
      reply: '您的回复',
      send: '发送回复',
      sending: '正在发送',
      sent: '回复已发送',
      needed: '请填写内容。',
      came: '{name} 有新回复',
      show: '查看',
      solve: '问题已解决',
      solved: '工单已解决',
      again: {
        question: '问题还在？',
        sentence: '{date}前可以重新打开。',
        act: '重新打开',
        done: '工单已重新打开',
      },
      over: {
        question: '问题还在？',
        sentence: '该工单结束已超过 14 天，请提交新工单继续。',
        act: '提交工单',
      },
    },
  },
};
