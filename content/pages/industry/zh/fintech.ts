import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-fintech'> = {
  banner: {
    title: ['金融服务，', '多一道锁。'],
    sentence: '资金变动之前，先确认对方是谁；变动之后，再告知客户本人。',
    alternative: '线从保险箱出发，经过核验，连到一张带锁的银行卡。',
    art: { account: '账户', checked: '已核验', paid: '已支付' },
  },
  benefits: {
    heading: '多一次核验，少一分疑虑',
    lead: '三个时刻，值得再确认一次。',
    cards: {
      login: {
        title: '谁在登录，先确认',
        sentence: '短信或电话验证码，确认登录背后的手机号。',
      },
      number: {
        title: '先检测，再信任',
        sentence: '开户之前，先检测客户填写的号码。',
      },
      movements: {
        title: '每笔变动都有告知',
        sentence: '付款、转账与资料变更，通知到客户手机。',
      },
    },
  },
  journey: {
    lead: '从申请开户到收到账单，一共四站。',
    stops: {
      applies: { title: '申请开户', sentence: '号码先过检测，再用验证码确认，然后继续填写。' },
      signsIn: { title: '登录账户', sentence: '轻点一下无感验证，另备语音验证码。' },
      pays: { title: '转账付款', sentence: '验证码确认转账，通知短信告知结果。' },
      asks: { title: '咨询求助', sentence: '陌生交易来电核实，其他问题会话解答。' },
    },
  },
  recommended: {
    lead: '从风险最高的一步做起。',
    sentences: {
      smsOtp: '登录、转账、新增收款人时的验证码。',
      voiceOtp: '电话播报验证码，多一条验证途径。',
      OTA: '轻点一下，后台无感完成验证。',
      numberCheck: '信任一个号码之前，先检测它。',
      notificationOtp: '账户每一笔变动，短信告知。',
    },
  },
};
