import { phrases } from '#content/chinese.ts';
import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-retail'> = {
  banner: {
    title: ['线上线下，', '一线相连。'],
    sentence: '优惠从手机出发，到柜台兑现。中间这段路，不能断线。',
    alternative: '一张优惠券沿着线，从手机送到门店。',
    art: { coupon: '优惠券', online: '线上', onTheWay: '途中', inTheShop: '到店' },
  },
  benefits: {
    heading: '把橱窗，装进顾客口袋',
    lead: '从屏幕到货架，变化有三处。',
    cards: {
      invitations: {
        title: '邀请送到手上',
        sentence: '会员今天没打开应用，短信照样把优惠送到。',
      },
      questions: {
        title: '出门之前问清楚',
        sentence: '有没有货、能否预留、几点关门，聊几句就有答案。',
      },
      afterwards: {
        title: '离店之后不断联',
        sentence: '小票打完了，会话还在继续。',
      },
    },
  },
  journey: {
    lead: '从一条消息到一位熟客，一共四站。',
    stops: {
      invited: { title: '收到邀请', sentence: '短信或 Viber 消息，写明优惠内容和门店。' },
      asks: { title: '先来咨询', sentence: '发条消息，或拨打当地号码，出门前就有答复。' },
      collects: { title: '到店取货', sentence: '货品备好发通知，到店凭验证码取货。' },
      returns: { title: '再次到店', sentence: '下一次活动，从上一次到店聊起。' },
    },
  },
  recommended: {
    lead: phrases('先发出能带来', '下一位顾客的那条消息。'),
    sentences: {
      marketingOtp: '促销、开业与会员日，短信告知。',
      whatsappBusiness: '问库存、留货品，聊着就办了。',
      notificationOtp: '“可以取货了”，消息先到手机。',
      globalNumber: '在每个有生意的国家，配一个当地号码。',
      NXLink: '团队在网页端，营销与销售一起做。',
    },
  },
};
