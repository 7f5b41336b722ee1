import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'zh');

export const words: ProductWords<'product-fraud-prevention'> = {
  hero: {
    headline: ['真人放行，', '机器止步。'],
    sentence: '先查号码，拦下欺诈请求，不用验证码也能确认用户，都在发送之前完成。',
  },
  benefits: {
    tag: '已路由',
    heading: phrases('损失还没发生，', '就先拦下'),
    lead: '虚假注册、恶意刷量，最后都变成账单，所以先查再发。',
    list: {
      shield: {
        heading: '挡在发送之前',
        sentence: '疑似欺诈的请求先行拦下，消息不会发出。',
      },
      records: {
        heading: '名单先过一遍',
        sentence: '哪些号码值得发，活动开始前就知道，而不是结束之后。',
      },
      person: {
        heading: '真人少一步',
        sentence: '真实用户轻点一下即可通过，甚至察觉不到有验证。',
      },
      gates: {
        heading: '可分可合',
        sentence: `发往 ${countries}\u00a0个国家和地区的流量，三项均可单用。`,
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('一条线路，', '三道检查'),
    lead: '每一道都能单独用，连起来，不留缺口。',
    tabs: {
      numberCheck: {
        heading: phrases('先查号码，', '再发消息'),
        sentence: '发送之前先检测号码，让消息只发给收得到的人。',
        steps: ['通过接口提交号码。', '我们逐一检测。', '主动查询结果，或等待回调推送。'],
        points: ['适合久未清理的客户名单', '营销、验证码、外呼之前都可做', '少发没人收的消息'],
      },
      FraudProtector: {
        heading: phrases('恶意刷量，', '到此为止'),
        sentence: '识别并非出自真实用户的请求，例如用脚本反复获取验证码、刷高账单。',
        steps: ['请求先经过欺诈防护。', '识别有滥用特征的请求。', '可疑的拦下，其余放行。'],
        points: ['防批量注册，防短信盗刷', '可加在现有服务之前', '真实用户无需任何操作'],
      },
      OTA: {
        heading: phrases('轻点一下，', '不用验证码'),
        sentence: '一键无感验证：由移动运营商在后台确认，号码确为本机号码。',
        steps: [
          '用户点击，应用发起验证。',
          '运营商在自己的网络上识别手机卡。',
          '号码一致，即可放行。',
        ],
        points: [
          '不用等，也不用填',
          '没有验证码，也就无从泄露',
          '用于注册、登录、操作确认',
          '短信验证码仍可兜底',
        ],
      },
    },
  },
};
