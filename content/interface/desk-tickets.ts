import type { AnswerOutcome, DeskTicketFilter } from '#contract/desk-tickets.ts';
import type { Localized } from '#contract/locale.ts';
import type { TicketEvent } from '#contract/tickets.ts';

type Count = { one: string; other: string };
type DialogWords = { heading: string; act: string; acting: string };

export type DeskTicketsWords = {
  filters: Record<DeskTicketFilter, string>;
  state: string;
  type: string;
  allTypes: string;
  find: string;
  columns: Record<'ticket' | 'type' | 'state' | 'person' | 'time', string>;
  isNew: string;
  take: string;
  order: string;
  due: string;
  late: string;
  asked: string;
  lasted: string;
  durations: { days: string; hours: string; minutes: string };
  empty: {
    answered: string;
    /** How many wait for a customer. */
    waiting: Count;
    nobody: string;
    see: string;
    found: string;
    change: string;
    none: string;
    noneSentence: string;
    ofCustomer: string;
  };
  takenBy: string;
  takenByYou: string;
  decline: string;
  give: string;
  thread: string;
  languages: Localized<string>;
  support: string;
  /** The author of what a customer wrote. */
  customer: string;
  note: string;
  /** Follows the name of who did it; `lapsed` stands alone. */
  events: Record<TicketEvent, string>;
  reason: string;
  follows: string;
  asks: string;
  facts: Record<'company' | 'products' | 'balance' | 'tickets', string>;
  since: string;
  credit: string;
  noProducts: string;
  before: Count;
  noneBefore: string;
  stillOpen: string;
  allEnded: string;
  composer: {
    kind: string;
    reply: string;
    savedReply: string;
    chooseReply: string;
    reads: string;
    next: string;
    outcomes: Record<AnswerOutcome, string>;
    send: string;
    solve: string;
    sending: string;
    saveNote: string;
    savingNote: string;
    noteHint: string;
    show: string;
    needed: string;
    places: string;
    done: { answered: string; solved: string; noted: string };
  };
  declining: DialogWords & { label: string; hint: string; needed: string };
  /** `colleague` is for those whose roles are known. */
  giving: { heading: string; sentence: string; act: string; to: string; colleague: string };
  done: { taken: string; given: string; declined: string };
  replies: {
    heading: string;
    sentence: string;
    add: string;
    columns: Record<'name' | 'type' | 'used' | 'actions', string>;
    forAll: string;
    missing: string;
    edit: string;
    remove: string;
    none: string;
    noneSentence: string;
    adding: DialogWords;
    editing: DialogWords;
    name: string;
    hint: string;
    needed: { name: string; text: string };
    removing: { heading: string; sentence: string; act: string };
    done: { saved: string; removed: string };
  };
};

export const deskTicketsWords: Localized<DeskTicketsWords> = {
  en: {
    filters: {
      all: 'All',
      open: 'Open',
      us: 'Waiting for us',
      customer: 'Waiting for customer',
      mine: 'Mine',
    },
    state: 'State',
    type: 'Type',
    allTypes: 'All 9',
    find: 'Company, subject or number',
    columns: {
      ticket: 'Ticket',
      type: 'Type',
      state: 'State',
      person: 'Taken by',
      time: 'First or next answer',
    },
    isNew: 'New',
    take: 'Take over',
    order: 'Least time left first; tickets that wait for a customer come last.',
    due: 'due in {time}',
    late: '{time} late',
    asked: 'asked {time} ago',
    lasted: 'took {time}',
    durations: { days: '{count} d', hours: '{count} h', minutes: '{count} min' },
    empty: {
      answered: 'All answered',
      waiting: {
        one: 'Nobody waits for us. 1 ticket waits for a customer; it closes by itself after 14 days without a response.',
        other:
          'Nobody waits for us. {count} tickets wait for a customer; they close by themselves after 14 days without a response.',
      },
      nobody: 'Nobody waits for us.',
      see: 'See the {count}',
      found: 'No ticket found',
      change: 'Try other filters or other words.',
      none: 'No ticket yet',
      noneSentence: 'A customer’s first ticket appears here.',
      ofCustomer: 'What this customer asks for appears here.',
    },
    takenBy: 'taken by {name}',
    takenByYou: 'taken by you',
    decline: 'Decline',
    give: 'Hand over',
    thread: 'Messages',
    languages: { en: 'English', zh: 'Chinese' },
    support: 'Support',
    customer: 'Customer',
    note: 'Internal note',
    events: {
      taken: 'took over',
      given: 'handed over to {name}',
      solved: 'marked it as solved',
      declined: 'declined',
      reopened: 'opened it again',
      lapsed: 'Closed after 14 days without a response',
    },
    reason: 'Reason',
    follows: 'Continues {ticket}',
    asks: 'Asks for',
    facts: { company: 'Company', products: 'Products', balance: 'Balance', tickets: 'Tickets' },
    since: 'since {month}',
    credit: 'credit {amount}',
    noProducts: 'none enabled',
    before: { one: '1 other', other: '{count} others' },
    noneBefore: 'the first one',
    stillOpen: '{count} open',
    allEnded: 'all ended',
    composer: {
      kind: 'Reply or note',
      reply: 'Reply',
      savedReply: 'Saved reply',
      chooseReply: 'Choose',
      reads: 'Customer reads {language}',
      next: 'Then',
      outcomes: { customer: 'Waiting for customer', us: 'Waiting for us', solved: 'Solved' },
      send: 'Send reply',
      solve: 'Mark as solved',
      sending: 'Sending',
      saveNote: 'Save note',
      savingNote: 'Saving',
      noteHint: 'Only our team reads it.',
      show: 'Show',
      needed: 'Please enter a text.',
      places: 'Fill in {places} first.',
      done: { answered: 'Reply sent', solved: 'Ticket solved', noted: 'Note saved' },
    },
    declining: {
      heading: 'Decline this ticket?',
      label: 'Reason, which the customer reads',
      hint: 'Customer reads {language}. The customer gets it by mail and can open the ticket again for 14 days.',
      needed: 'Please enter the reason.',
      act: 'Decline',
      acting: 'Sending',
    },
    giving: {
      heading: 'Hand over this ticket?',
      sentence: 'The customer does not see who has it.',
      to: 'To',
      colleague: '{name} ({roles})',
      act: 'Hand over',
    },
    done: { taken: 'Taken over', given: 'Handed over', declined: 'Ticket declined' },
    replies: {
      heading: 'Saved replies',
      sentence: 'The customer’s language is put in. A [place] must be filled before sending.',
      add: 'New reply',
      columns: { name: 'Name', type: 'For', used: 'Used', actions: 'Actions' },
      forAll: 'All tickets',
      missing: 'missing',
      edit: 'Edit',
      remove: 'Remove',
      none: 'No saved reply yet',
      noneSentence: 'Save what you write often, in both languages.',
      adding: { heading: 'New saved reply', act: 'Save', acting: 'Saving' },
      editing: { heading: 'Edit the saved reply', act: 'Save', acting: 'Saving' },
      name: 'Name',
      hint: 'What is in brackets, such as [country], is filled in before each sending.',
      needed: {
        name: 'Please enter a name.',
        text: 'Please enter the text in at least one language.',
      },
      removing: {
        heading: 'Remove “{name}”?',
        sentence: 'Replies that were sent with it stay as they are.',
        act: 'Remove',
      },
      done: { saved: 'Reply saved', removed: 'Reply removed' },
    },
  },
  zh: {
    filters: {
      all: '全部',
      open: '未关闭',
      us: '待我方处理',
      customer: '待客户回复',
      mine: '我的',
    },
    state: '状态',
    type: '类型',
    allTypes: '全部 9 类',
    find: '公司、主题或编号',
    columns: {
      ticket: '工单',
      type: '类型',
      state: '状态',
      person: '处理人',
      time: '回复时限',
    },
    isNew: '新工单',
    take: '接手',
    order: '按剩余时间排序，待客户回复的工单排在最后。',
    due: '剩余 {time}',
    late: '超时 {time}',
    asked: '{time}前询问',
    lasted: '用时 {time}',
    durations: { days: '{count} 天', hours: '{count} 小时', minutes: '{count} 分钟' },
    empty: {
      answered: '均已回复',
      waiting: {
        one: '没有等待我方的工单。1 个工单待客户回复，14 天无回复将自动关闭。',
        other: '没有等待我方的工单。{count} 个工单待客户回复，14 天无回复将自动关闭。',
      },
      nobody: '没有等待我方的工单。',
      see: '查看这 {count} 个',
      found: '没有找到工单',
      change: '请更换筛选条件或关键词。',
      none: '暂无工单',
      noneSentence: '客户提交的第一个工单会显示在这里。',
      ofCustomer: '该客户提交的工单会显示在这里。',
    },
    takenBy: '由 {name} 处理',
    takenByYou: '由您处理',
    decline: '拒绝',
    give: '转交',
    thread: '往来内容',
    languages: { en: '英文', zh: '中文' },
    support: '客服',
    customer: '客户',
    note: '内部备注',
    events: {
      taken: '已接手',
      given: '已转交给 {name}',
      solved: '标记为已解决',
      declined: '已拒绝',
      reopened: '重新打开',
      lapsed: '14 天无回复，已自动关闭',
    },
    reason: '原因',
    follows: '接续 {ticket}',
    asks: '申请内容',
    facts: { company: '公司', products: '产品', balance: '余额', tickets: '工单' },
    since: '{month}起',
    credit: '信用额度 {amount}',
    noProducts: '未开通',
    before: { one: '另有 1 个', other: '另有 {count} 个' },
    noneBefore: '首个工单',
    stillOpen: '{count} 个未关闭',
    allEnded: '均已结束',
    composer: {
      kind: '回复或备注',
      reply: '回复',
      savedReply: '快捷回复',
      chooseReply: '请选择',
      reads: '客户使用{language}',
      next: '发送后',
      outcomes: { customer: '待客户回复', us: '待我方处理', solved: '已解决' },
      send: '发送回复',
      solve: '标记为已解决',
      sending: '正在发送',
      saveNote: '保存备注',
      savingNote: '正在保存',
      noteHint: '仅团队内部可见。',
      show: '查看',
      needed: '请填写内容。',
      places: '请先填写 {places}。',
      done: { answered: '回复已发送', solved: '工单已解决', noted: '备注已保存' },
    },
    declining: {
      heading: '拒绝此工单？',
      label: '原因（客户可见）',
      hint: '客户使用{language}。原因会通过邮件发送给客户，客户可在 14 天内重新打开工单。',
      needed: '请填写原因。',
      act: '拒绝',
      acting: '正在发送',
    },
    giving: {
      heading: '转交此工单？',
      sentence: '客户看不到由谁处理。',
      to: '转交给',
      colleague: '{name}（{roles}）',
      act: '转交',
    },
    done: { taken: '已接手', given: '已转交', declined: '工单已拒绝' },
    replies: {
      heading: '快捷回复',
      sentence: '自动使用客户的语言。[占位] 须在发送前填写。',
      add: '新建',
      columns: { name: '名称', type: '适用类型', used: '使用次数', actions: '操作' },
      forAll: '全部类型',
      missing: '缺少',
      edit: '编辑',
      remove: '移除',
      none: '暂无快捷回复',
      noneSentence: '可将常用回复以两种语言保存在这里。',
      adding: { heading: '新建快捷回复', act: '保存', acting: '正在保存' },
      editing: { heading: '编辑快捷回复', act: '保存', acting: '正在保存' },
      name: '名称',
      hint: '方括号中的内容，例如 [国家]，须在每次发送前填写。',
      needed: { name: '请填写名称。', text: '请至少填写一种语言的内容。' },
      removing: {
        heading: '移除“{name}”？',
        sentence: '已用它发送的回复不受影响。',
        act: '移除',
      },
      done: { saved: '快捷回复已保存', removed: '快捷回复已移除' },
    },
  },
};
