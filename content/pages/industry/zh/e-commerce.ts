import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-e-commerce'> = {
  banner: {
    title: ['触达买家，', '促成下单。'],
    sentence: '把买家请进来，把身份验清楚，把疑问当场答完。每条消息，都有状态回传。',
    alternative: '三只购物袋沿同一条线依次变大，最大的一只上有双勾。',
    art: { cart: '加购', code: '验证', paid: '已付款' },
  },
  benefits: {
    heading: '让更多购物车，走到付款',
    lead: '成交之前三道关口，各有一条消息帮忙。',
    cards: {
      signIn: {
        title: '验证一次，直达购物车',
        sentence: '短信验证码确认手机号，买家接着逛，接着买。',
      },
      offers: {
        title: '优惠一点就到',
        sentence: '营销短信附上短链接，直达活动页面。',
      },
      answers: {
        title: '疑问当场答',
        sentence: '尺码、库存、运费，在买家常用的聊天应用里直接回复。',
      },
    },
  },
  journey: {
    lead: '从第一次进店到第二次下单，一共四站。',
    stops: {
      registers: { title: '注册账号', sentence: '输入验证码，或一键登录，确认号码属于本人。' },
      browses: { title: '挑选商品', sentence: '营销消息把人请来，页面没讲清的，会话里讲清。' },
      pays: { title: '下单付款', sentence: '订单用短信确认；付款没成功，再用电话提醒。' },
      comesBack: { title: '再次光临', sentence: '物流进度发到聊天应用，售后来电统一接听。' },
    },
  },
  recommended: {
    lead: '先选离下一笔订单最近的那一种。',
    sentences: {
      marketingOtp: '活动与优惠用短信发出，逐条回传状态。',
      whatsappBusiness: '售前咨询与订单消息，同在一个会话。',
      smsOtp: '注册、登录、付款时的身份验证。',
      notificationOtp: '订单、付款与物流进度提醒。',
      NXLink: '在网页端完成数字营销与销售。',
    },
  },
};
