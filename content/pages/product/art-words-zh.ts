import { brand } from '#content/brand.ts';
import type { ProductArtWords } from './art-words.ts';

const name = brand.names.short.zh;

export const words: ProductArtWords = {
  heroes: {
    'product-message': {
      alternative: '一条线分出四路：验证码、优惠、通知和邮件，其中验证码已送达。',
      bubbles: {
        code: { name: '短信验证码', text: '您的验证码是 482 916', state: '已送达' },
        offer: { name: '营销短信', text: '拿铁买一送一', state: '已送达' },
        notice: { name: '通知短信', text: '包裹 0142 正在派送', state: '已送达' },
        mail: { name: '邮件验证码', text: '登录验证码 730 155', state: '已打开' },
      },
    },
    'product-voice': {
      alternative: '线变成声波，接入一部手机，手机正在播报验证码。',
      call: '来电',
      caller: name,
      spoken: '“四、八、二”',
    },
    'product-conversation': {
      alternative: '线在企业与客户之间来回穿行，每一程都带着一条消息。',
      said: ['您要的 40 码到货了', '请帮我留一双', '好的，为您留到周五', '太好了，谢谢'],
    },
    'product-fraud-prevention': {
      alternative: '十三条线落向盾牌，十二条止步于前，一条通过。',
      stopped: ['次拦截，', '都在发送前'],
      passed: '1 位真人',
    },
    'product-global-number': {
      alternative: '地球上的线路从新加坡通往四座城市，每座城市都有一个隐去尾数的当地号码。',
    },
    'product-customer-engagement': {
      alternative: '线环绕一位客户，依次经过营销活动、机器人、订单和呼叫中心。',
      campaign: '营销活动',
      agent: '机器人',
      order: '订单',
      call: '呼叫中心',
    },
  },
  tabs: {
    smsOtp: { alternative: '一条带六位验证码的消息行进在线上，下方是回执。', code: '您的验证码' },
    marketingOtp: {
      alternative: '线上挂着一张优惠券，随后分成五路，送到五位读者。',
      offer: '买一送一',
    },
    notificationOtp: { alternative: '包裹沿线前行，一条消息告知送达时间。' },
    emailOtp: { alternative: '线折成信封的封口，信封里是验证码。' },
    voiceOtp: { alternative: '线写出数字 4、8、2，再化作声波，通到电话。' },
    voiceNotification: { alternative: '一段录音拨给三部电话，两部已接听，另一部稍后重拨。' },
    sipTrunk: { alternative: '两台交换机由五条通道相连，中间一条正在通话。' },
    superMessaging: { alternative: '线分成四路，经过四个聊天应用，再汇入同一项服务。' },
    whatsappBusiness: { alternative: '线拱过一个带 WhatsApp 标志的气泡。', approved: '已通过' },
    viberBusiness: {
      alternative: '一枚带 Viber 标志的奖牌由细线编成的绶带悬在线上。',
      verified: '已认证',
    },
    zaloBusiness: { alternative: '线沿越南海岸经过三座城市，到达 Zalo 标志。' },
    FraudProtector: {
      alternative: '虚假请求的尖峰被线截断，真实请求留在线下。',
      stopped: '已拦截',
    },
    OTA: { alternative: '线笔直穿过一把挂锁，另有八条细线止步于前。', verified: '已验证' },
    numberCheck: { alternative: '检测五个号码，一个可用，线由此继续。', live: '可用' },
    privacyNumber: { alternative: '两个人经一个限时的临时号码相连，各自的真实号码已遮住。' },
    globalNumber: { alternative: '三个当地号码汇到一处，在同一个坐席响铃。' },
    sms: {
      alternative: '短信发到手机，回复沿同一条线返回。',
      question: '14:00 送？',
      reply: '可以',
    },
    NXLink: { alternative: '九条细线汇成三条，三条汇成一条，落到订单。' },
    AICC: { alternative: '说话的声波进入机器人，出来变成文字消息。' },
  },
  privacy: {
    sees: '看到 {number}',
    alternatives: {
      AXB: 'A 与 B 经号码 X 相连，双方看到的都是 X。',
      AXYB: 'A 与 B 经号码 X 和 Y 相连，A 看到 X，B 看到 Y。',
      AXN: 'A 经号码 X 与每一位来电者相连，双方看到的都是 X。',
    },
  },
};
