import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'zh');

export const words: ProductWords<'product-global-number'> = {
  hero: {
    headline: ['人在远方，', '号在身边。'],
    sentence: '隐私号、当地语音号码与国际双向短信，让您在每个市场都像本地企业。',
  },
  benefits: {
    tag: '已路由',
    heading: phrases('每笔往来，', '一个号码'),
    lead: '随时给出，随时收回，真实号码留在自己手里。',
    list: {
      mask: {
        heading: '双方号码都不外露',
        sentence: '司机与乘客、买家与卖家照常通话，互相看不到号码。',
      },
      expiry: {
        heading: '交易结束，号码失效',
        sentence: '隐私号是临时号码，用到这笔交易完成为止。',
      },
      recording: {
        heading: '要不要录音，您来定',
        sentence: '日后要核对的通话，可开启录音。',
      },
      globe: {
        heading: '不在当地，也有当地号',
        sentence: `网络覆盖 ${countries}\u00a0个国家和地区，进入新市场，先有当地号码。`,
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('一条线路，', '三项服务'),
    lead: '藏起一个号码，拥有一个号码，或让短信有来有回。',
    tabs: {
      privacyNumber: {
        heading: phrases('电话打得通，', '号码看不到'),
        sentence: '双方之间隔着一个临时的中间号，交易结束即失效。',
        steps: [
          phrases('您的系统把真实号码', '绑定到中间号。'),
          '双方都拨中间号，由我们接通。',
          '交易结束，绑定随之解除。',
        ],
        points: ['AXB、AXYB、AXN 三种模式', '绑定、解绑、查询均有接口', '话单推送到回调地址'],
      },
      globalNumber: {
        heading: phrases('没有当地办公室，', '也有当地号码'),
        sentence: 'DID 号码是设在海外的语音线路：客户像打本地电话一样拨打，由您的团队接听。',
        steps: ['在您服务的国家选一个号码。', '当地客户拨打这个号码。', '来电转接到您的团队。'],
        points: [
          '用作热线、销售专线、会议接入',
          '经 SIP 中继接入企业交换机',
          '可配合 Amazon Connect 外呼',
        ],
      },
      sms: {
        heading: '客户可以直接回复',
        sentence: '国际双向短信：从您的号码发出，客户的回复也回到这个号码。',
        steps: [
          '通过接口，用自己的号码发送。',
          '客户像平常一样回短信。',
          '回复内容推送到您的系统。',
        ],
        points: ['提问、确认、满意度调查', '回执回调可带签名', '收与发，同一个号码'],
      },
    },
  },
  privacy: {
    modesHeading: '谁看到哪个号码',
    modes: {
      AXB: '一对用户，一个中间号。双方都拨 X，也都只看到 X。',
      AXYB: '一对用户，两个中间号。A 只知道 X，B 只知道 Y。',
      AXN: 'A 由 X 代替。谁拨 X 都接通 A，A 打给谁都显示 X。',
    },
    settingsHeading: '由您设定',
    settings: {
      timeout: { heading: '超时解绑', sentence: '多久之后自动解除绑定。' },
      recording: { heading: '通话录音', sentence: '绑定期间的通话是否录音。' },
      bindings: { heading: '最大绑定数', sentence: '同时最多有多少组绑定关系。' },
    },
  },
  useCases: {
    tag: '已回执',
    heading: phrases('六个场景，', '同一条线'),
    lead: '同样的号码，可以绑定几分钟、几天，或长期使用。',
    list: {
      rideHailing: { heading: '网约车', sentence: '司机与乘客联系上，行程结束，号码失效。' },
      delivery: { heading: '外卖配送', sentence: '骑手用 X 呼叫，客户号码只留在您这里。' },
      hotline: { heading: '客服热线', sentence: '每个国家一个当地号码，背后是同一个团队。' },
      marketing: { heading: '营销外呼', sentence: '用客户眼熟的当地号码打过去。' },
      conference: { heading: '电话会议', sentence: '各地参会者拨打当地号码即可入会。' },
      smsReply: { heading: '短信收发', sentence: '用短信提问，把回复变成数据。' },
    },
  },
};
