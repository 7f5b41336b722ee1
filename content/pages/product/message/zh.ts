import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'zh');
const operators = figureText('operators', 'zh');

export const words: ProductWords<'product-message'> = {
  hero: {
    headline: ['消息发出，', '都有着落。'],
    sentence: `验证码、营销与通知走短信，验证码也可走邮件，发往\u00a0${countries}\u00a0个国家和地区。`,
  },
  benefits: {
    tag: '已路由',
    heading: phrases('功夫下在', '最后一米'),
    lead: '消息到了手机上才算数，我们做的就是这一段。',
    list: {
      globe: {
        heading: '当地有运营商',
        sentence: `${operators}\u00a0家合作运营商，把短信送进 ${countries}\u00a0个国家和地区。`,
      },
      receipt: {
        heading: '结果有回执',
        sentence: '发送结果推送到您的回调地址，发送记录随时可查。',
      },
      branches: {
        heading: '一个账户，四项服务',
        sentence: '验证码、营销、通知、邮件验证码，都在同一个账户下使用。',
      },
      clock: {
        heading: '全天候监控',
        sentence: '发送流量昼夜监控，各项服务的运行状态公开可查。',
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('一条线路，', '四项服务'),
    lead: '要说什么话，就选哪一项。',
    tabs: {
      smsOtp: {
        heading: '验证码，送到手上',
        sentence: '以短信下发一次性验证码。填得出来，说明手机就在用户手里。',
        steps: [
          '您的系统提交手机号与短信内容。',
          phrases('我们选路，', '交给手机所属', '运营商。'),
          '用户填写验证码，您再把使用情况回传。',
        ],
        points: [
          '注册、登录、支付、找回密码',
          '送达状态推送到回调地址',
          '按回填率（转化率）衡量到达效果',
          '任意一条短信均可单独查询',
        ],
      },
      marketingOtp: {
        heading: '一条短信，一份优惠',
        sentence: '新品、促销、邀约，用短信告诉同意接收的客户。',
        steps: ['您准备文案与号码。', '按国家下发，交给当地运营商。', '回执显示哪些号码已经收到。'],
        points: [
          '手机无需装应用，也无需上网',
          '短链接直达您的活动页面',
          '活动结束，可查账单报表',
          '发送前可先做号码检测',
        ],
      },
      notificationOtp: {
        heading: '事情一发生，通知就发',
        sentence: '订单、支付、账户有变化，由您的系统自动发出通知短信。',
        steps: [
          '您的系统产生事件，调用接口。',
          '短信带着这笔业务的内容发出。',
          '回执告诉系统，这条通知送达与否。',
        ],
        points: ['订单、派送、付款、预约提醒', '自动触发，无需人工', '记录可按时段或逐条查'],
      },
      emailOtp: {
        heading: '验证码，发到邮箱',
        sentence: '用户以邮箱注册、没有留手机号时，用邮件下发一次性验证码。',
        steps: [
          '您的系统提交收件邮箱，请求发送。',
          '我们发出带验证码的邮件。',
          '回执与记录照样返回，与短信一致。',
        ],
        points: ['邮箱注册与登录', '用户不必提供手机号', '收不到短信时，多一条路'],
      },
    },
  },
};
