import { phrases } from '#content/chinese.ts';
import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-logistics'> = {
  banner: {
    title: ['物流再复杂，', '沟通也简单。'],
    sentence: '包裹走到哪里，相关的人都要知道。仓库、配送员与收件人，连在同一条线上。',
    alternative: '货车从仓库驶向住宅，并报告预计送达时间。',
    art: {
      courier: '配送员 0142',
      arriving: '14:05 送达',
      pickedUp: '已揽收',
      onTheWay: '派送中',
      delivered: '已签收',
    },
  },
  benefits: {
    heading: '少一些追问，多一些签收',
    lead: '每个包裹都会说话，三件事随之改变。',
    cards: {
      atHome: {
        title: '送到时，有人在',
        sentence: '派送时段与提醒，比车先到收件人手机。',
      },
      maskedCalls: {
        title: '能通话，不露号码',
        sentence: '配送员与收件人用隐私号联系，派送结束即失效。',
      },
      oneView: {
        title: '状态汇到一处',
        sentence: '各运营商的回执，统一回传到您自己的系统。',
      },
    },
  },
  journey: {
    lead: '从下单到签收，一共四站，每站都有对应的产品。',
    stops: {
      booked: {
        title: '订单确认',
        sentence: phrases('包裹一经登记，', '收件人就知道单号', '和送达日期。'),
      },
      onTheWay: { title: '正在派送', sentence: '派送时段发到收件人常看的应用里，免得白跑。' },
      atTheDoor: { title: '送到门口', sentence: '双方直接通话，事后谁也不留下对方的号码。' },
      delivered: { title: '完成签收', sentence: '凭验证码取件，再用一通电话收集评价。' },
    },
  },
  recommended: {
    lead: '先答好“包裹到哪了”，再添其他。',
    sentences: {
      notificationOtp: '车在路上，状态随时更新。',
      voiceNotification: '短信说不清的，用电话说一声。',
      whatsappBusiness: '改期、改址与答复，都在一个会话里。',
      privacyNumber: '配送员打得通电话，看不到真实号码。',
      AICC: '来电查询，交给 AI 呼叫中心。',
    },
  },
};
