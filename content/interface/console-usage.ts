import type { Localized } from '#contract/locale.ts';

type Narrowing = 'product' | 'country' | 'key' | 'day';

export type ConsoleUsageWords = {
  title: string;
  sentence: string;
  complete: string;
  /** More than an hour ago. */
  late: string;
  notLoaded: string;
  alert: {
    on: string;
    off: string;
    offHint: string;
    nobody: string;
    change: string;
    turnOn: string;
    heading: string;
    below: string;
    belowHint: string;
    isOn: string;
    who: string;
    mainUser: string;
    /** No employee has an email address. */
    noCandidates: string;
    submit: string;
    submitting: string;
    done: { on: string; off: string };
    confirmation: { phrase: string; action: string };
  };
  filters: {
    label: string;
    environment: string;
    environments: Record<'live' | 'sandbox', string>;
    range: string;
    ranges: Record<'7' | '30' | '90' | 'month', string>;
    month: string;
    names: Record<Narrowing, string>;
    all: string;
    chip: string;
    remove: string;
    clear: string;
    csv: { download: string; loading: string; cut: string };
  };
  /** Names of what is filtered for. */
  noCountry: string;
  noKey: string;
  deletedKey: string;
  endedKey: string;
  figures: {
    spend: string;
    free: string;
    sent: string;
    things: string;
    delivered: string;
    ofFinal: string;
    noFinal: string;
    notDelivered: string;
    reasons: { none: string; one: string; other: string };
    used: string;
    ofSent: string;
    more: string;
    less: string;
    same: string;
    ofAll: string;
    pointsBelow: string;
    pointsAbove: string;
    pointsSame: string;
  };
  plot: {
    label: string;
    measures: Record<'price' | 'count', string>;
    /** Name of the plot for screen readers. */
    spoken: Record<'price' | 'count', string>;
    keys: string;
    enter: string;
    /** Of a button that filters to a day. */
    only: string;
    today: string;
    expected: string;
    other: string;
    unknown: string;
  };
  table: {
    caption: Record<'price' | 'count', string>;
    day: string;
    week: string;
    sum: string;
    sent: string;
    delivered: string;
    used: string;
    soFar: string;
    /** The first and last day of a week. */
    days: string;
    total: string;
    all: Record<'days' | 'weeks', string>;
    fewer: string;
  };
  shares: {
    countries: string;
    keys: string;
    allCountries: string;
    allKeys: string;
  };
  arrived: {
    heading: string;
    sentence: string;
    /** The first products of a longer list. */
    andMore: string;
    states: Record<'delivered' | 'onItsWay' | 'failed', string>;
    whyNot: string;
    allReasons: string;
    noticed: string;
    noticedSentence: string;
    ticket: string;
    /** Subject of the ticket. */
    subject: string;
  };
  none: { sentence: string; clear: string };
  empty: Record<
    'live' | 'sandbox',
    { heading: string; sentence: string; act: string; other: string }
  >;
};

export const consoleUsageWords: Localized<ConsoleUsageWords> = {
  en: {
    title: 'Usage',
    sentence: 'What you sent, what it cost and what arrived.',
    complete: 'Complete up to {time}, {zone}.',
    late: 'Figures are late: as of {time}, {zone}.',
    notLoaded: 'Not loaded.',
    alert: {
      on: 'Mail below {amount} {currency}',
      off: 'No balance alert',
      offHint: 'Nobody gets a mail when the balance runs low.',
      nobody: 'Nobody: the email address of the main user is not verified.',
      change: 'Change',
      turnOn: 'Turn on',
      heading: 'Balance alert',
      below: 'Mail when the balance falls below, in {currency}',
      belowHint: 'One mail each time the balance falls below the amount.',
      isOn: 'Send a mail',
      who: 'Who gets it',
      mainUser: 'Main user, always',
      noCandidates: 'Employees with an email address can be added here.',
      submit: 'Save',
      submitting: 'Saving',
      done: { on: 'The balance alert is on', off: 'The balance alert is off' },
      confirmation: { phrase: 'change the balance alert', action: 'Change the balance alert' },
    },
    filters: {
      label: 'Filter',
      environment: 'Environment',
      environments: { live: 'Live', sandbox: 'Sandbox' },
      range: 'Range',
      ranges: { '7': '7 days', '30': '30 days', '90': '90 days', month: 'Month' },
      month: 'Month',
      names: { product: 'Product', country: 'Country', key: 'Key', day: 'Day' },
      all: 'All',
      chip: '{name}:',
      remove: 'Remove: {name}',
      clear: 'Clear all',
      csv: {
        download: 'CSV',
        loading: 'Loading',
        cut: 'The file has the newest {count} rows. For older ones, choose a month or narrow the filter.',
      },
    },
    noCountry: 'Unknown country',
    noKey: 'Without a key',
    deletedKey: 'Deleted key',
    endedKey: 'ended',
    figures: {
      spend: 'Spend',
      free: 'costs nothing',
      sent: 'Sent',
      things: 'messages, calls and checks',
      delivered: 'Delivered',
      ofFinal: 'of all with a final state',
      noFinal: 'no final state yet',
      notDelivered: 'Not delivered',
      reasons: { none: 'no reason', one: '1 reason', other: '{count} reasons' },
      used: 'Codes used',
      ofSent: '{share} of everything sent with {products}',
      more: '{share} more than in the period before',
      less: '{share} less than in the period before',
      same: 'as much as in the period before',
      ofAll: '{share} of all countries',
      pointsBelow: '{points} points below all countries',
      pointsAbove: '{points} points above all countries',
      pointsSame: 'as in all countries',
    },
    plot: {
      label: 'Plot',
      measures: { price: 'Spend', count: 'Volume' },
      spoken: {
        price: 'Spend over time by product, in {currency}. The table below has the same figures.',
        count: 'Volume over time by product. The table below has the same figures.',
      },
      keys: 'Arrow keys move along the plot. Enter shows one day only, Escape all days.',
      enter: 'Enter: only this day',
      only: 'Only this day',
      today: 'today',
      expected: 'expected {value}',
      other: 'Other',
      unknown: 'not reported yet',
    },
    table: {
      caption: {
        price: 'Spend over time by product, {currency}',
        count: 'Volume over time by product',
      },
      day: 'Day (UTC)',
      week: 'Week (UTC)',
      sum: 'Sum',
      sent: 'Sent',
      delivered: 'Delivered',
      used: 'Codes used',
      soFar: 'so far',
      days: '{from} – {to}',
      total: 'Total',
      all: { days: 'Show all {count} days', weeks: 'Show all {count} weeks' },
      fewer: 'Show fewer',
    },
    shares: {
      countries: 'Countries',
      keys: 'Keys',
      allCountries: 'All {count} countries',
      allKeys: 'All {count} keys',
    },
    arrived: {
      heading: 'What arrived',
      sentence: 'Final states of {products}',
      andMore: '{products}, and more',
      states: { delivered: 'Delivered', onItsWay: 'On its way', failed: 'Not delivered' },
      whyNot: 'Why not',
      allReasons: 'All {count} reasons',
      noticed: '{country}: {share} fail with {reason}',
      noticedSentence: '{product}: {count} of {of}. We can look into it with you.',
      ticket: 'Open a ticket',
      subject: '{country}, {product}: {reason}, {count} of {of}',
    },
    none: { sentence: 'Nothing that was sent matches this filter.', clear: 'Clear all' },
    empty: {
      live: {
        heading: 'No live figures yet',
        sentence:
          'Your provider’s gateway reports them, as a rule within minutes of your first live message. Sandbox calls are counted apart and cost nothing.',
        act: 'Show sandbox figures',
        other: 'Make a live key',
      },
      sandbox: {
        heading: 'No sandbox figures yet',
        sentence:
          'They show here about a minute after your first call to the sandbox. It costs nothing.',
        act: 'Make a first call',
        other: 'Show live figures',
      },
    },
  },
  zh: {
    title: '用量与费用',
    sentence: '发送量、费用与送达情况一览。',
    complete: '数据截至{time}（{zone}）。',
    late: '数据延迟，截至{time}（{zone}）。',
    notLoaded: '加载失败。',
    alert: {
      on: '低于 {amount} {currency} 时发邮件',
      off: '未开启余额提醒',
      offHint: '余额不足时不会发送邮件。',
      nobody: '暂无收件人：主账号用户的邮箱尚未验证。',
      change: '修改',
      turnOn: '开启',
      heading: '余额提醒',
      below: '余额低于该金额时发邮件（{currency}）',
      belowHint: '余额每次降到该金额以下只发一封，充值回升后重新生效。',
      isOn: '发送邮件提醒',
      who: '收件人',
      mainUser: '主账号用户（始终接收）',
      noCandidates: '填写了邮箱的员工可在此添加为收件人。',
      submit: '保存',
      submitting: '正在保存',
      done: { on: '余额提醒已开启', off: '余额提醒已关闭' },
      confirmation: { phrase: '修改余额提醒', action: '修改余额提醒' },
    },
    filters: {
      label: '筛选',
      environment: '环境',
      environments: { live: '正式', sandbox: '沙箱' },
      range: '时间范围',
      ranges: { '7': '7 天', '30': '30 天', '90': '90 天', month: '按月' },
      month: '月份',
      names: { product: '产品', country: '国家/地区', key: '密钥', day: '日期' },
      all: '全部',
      chip: '{name}：',
      remove: '移除筛选：{name}',
      clear: '清除筛选',
      csv: {
        download: 'CSV',
        loading: '正在导出',
        cut: '文件仅含最新的 {count} 行，更早的数据请按月导出或缩小筛选范围。',
      },
    },
    noCountry: '未知国家/地区',
    noKey: '未使用密钥',
    deletedKey: '已删除的密钥',
    endedKey: '已停用',
    figures: {
      spend: '费用',
      free: '不计费',
      sent: '发送量',
      things: '消息、呼叫与号码检测',
      delivered: '送达率',
      ofFinal: '按已有最终状态计',
      noFinal: '暂无最终状态',
      notDelivered: '未送达',
      reasons: { none: '无失败原因', one: '共 1 种原因', other: '共 {count} 种原因' },
      used: '已回填验证码',
      ofSent: '占{products}发送量的 {share}',
      more: '较上一周期增加 {share}',
      less: '较上一周期减少 {share}',
      same: '与上一周期持平',
      ofAll: '占全部国家/地区的 {share}',
      pointsBelow: '低于整体 {points} 个百分点',
      pointsAbove: '高于整体 {points} 个百分点',
      pointsSame: '与整体持平',
    },
    plot: {
      label: '图表',
      measures: { price: '费用', count: '用量' },
      spoken: {
        price: '费用走势（{currency}），按产品堆叠，与下方表格数据相同。',
        count: '用量走势，按产品堆叠，与下方表格数据相同。',
      },
      keys: '按方向键移动，按 Enter 只看当天，按 Esc 恢复全部日期。',
      enter: '按 Enter 只看这一天',
      only: '只看这一天',
      today: '今天',
      expected: '预计 {value}',
      other: '其他',
      unknown: '尚未上报',
    },
    table: {
      caption: { price: '各产品费用明细（{currency}）', count: '各产品用量明细' },
      day: '日期（UTC）',
      week: '周（UTC）',
      sum: '合计',
      sent: '发送量',
      delivered: '送达率',
      used: '回填占比',
      soFar: '截至目前',
      days: '{from}至{to}',
      total: '合计',
      all: { days: '显示全部 {count} 天', weeks: '显示全部 {count} 周' },
      fewer: '收起',
    },
    shares: {
      countries: '国家/地区',
      keys: '密钥',
      allCountries: '全部 {count} 个国家/地区',
      allKeys: '全部 {count} 个密钥',
    },
    arrived: {
      heading: '送达情况',
      sentence: '{products}的最终状态',
      andMore: '{products}等产品',
      states: { delivered: '已送达', onItsWay: '处理中', failed: '未送达' },
      whyNot: '未送达原因',
      allReasons: '全部 {count} 种原因',
      noticed: '{country}：{share} 因 {reason} 未送达',
      noticedSentence: '{product}：{of} 次中有 {count} 次。我们可以和您一起排查。',
      ticket: '提交工单',
      subject: '{country}，{product}：{reason}，{of} 次中有 {count} 次',
    },
    none: { sentence: '没有符合条件的数据。', clear: '清除筛选' },
    empty: {
      live: {
        heading: '暂无正式环境用量',
        sentence:
          '用量由服务商的网关上报，首次正式发送后通常几分钟即可查看。沙箱调用单独统计，不计费。',
        act: '查看沙箱用量',
        other: '创建正式密钥',
      },
      sandbox: {
        heading: '暂无沙箱用量',
        sentence: '首次调用沙箱后，约一分钟即可在此查看，不计费。',
        act: '发起首次调用',
        other: '查看正式环境用量',
      },
    },
  },
};
