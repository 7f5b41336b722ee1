import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'zh');

export const words: ProductWords<'product-customer-engagement'> = {
  hero: {
    headline: ['赢得客户，', '接住客户。'],
    sentence: '网页端的数字营销与销售，加上 AI 呼叫中心，前后衔接。',
  },
  benefits: {
    tag: '已路由',
    heading: phrases('从获客到服务，', '一路走到底'),
    lead: '从第一条消息到售后来电，两个应用，供一线团队使用。',
    list: {
      contacts: {
        heading: '客户资料成体系',
        sentence: '客户可批量导入，字段按业务需要来定。',
      },
      headset: {
        heading: '例行通话交给机器人',
        sentence: '外呼机器人按名单拨打，要紧的话由人来谈。',
      },
      trunk: {
        heading: '融入现有工具',
        sentence: '回调、话单、软电话，团队随手可用。',
      },
      globe: {
        heading: '背后是一张网',
        sentence: `两个应用都建在覆盖 ${countries}\u00a0个国家和地区的线路之上。`,
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('两个应用，', '同一位客户'),
    lead: '一个负责开拓，一个负责服务。',
    tabs: {
      NXLink: {
        heading: phrases('从打招呼，', '到下订单'),
        sentence: '网页端的数字营销与销售产品：消息发得出，回复收得到，团队接着跟进。',
        steps: [
          '录入客户，单个、批量均可。',
          '发起联系，例如用 WhatsApp。',
          '有回应的，持续跟进。',
        ],
        points: [
          '打开浏览器就能用',
          '收发 WhatsApp 消息',
          '客户字段可自行定义',
          '消息里可用短链接',
        ],
      },
      AICC: {
        heading: phrases('人机协同', '呼叫中心'),
        sentence: '云端 AI 呼叫中心，坐席、技能组、话单集中管理。',
        steps: [
          '客户打进来，或按名单打出去。',
          '由机器人或技能组接手。',
          '每通电话都留下话单，供系统读取。',
        ],
        points: [
          '机器人执行自动外呼任务',
          '软电话支持电脑与 Android',
          '坐席状态可查',
          '可嵌入您自己的页面',
        ],
      },
    },
  },
};
