import { brand } from '#content/brand.ts';
import { figureText } from '#content/figures.ts';
import { partnerLevel, partnerTier } from '#content/partner-level.ts';
import type { HomeWords } from './structure.ts';

const name = brand.names.short.zh;
const countries = figureText('countries', 'zh');
const operators = figureText('operators', 'zh');

export const words: HomeWords = {
  carousel: {
    previous: '上一张',
    next: '下一张',
    pause: '暂停轮播',
    play: '继续轮播',
    role: '幻灯片',
    position: '第 {current} 张，共 {total} 张',
    show: '切换到：{name}',
  },
  banner: {
    label: `${name}能做什么`,
    start: '立即开始',
    docs: '查看文档',
    slides: {
      global: {
        eyebrow: `全球云通信·总部位于${brand.headquarters.zh}`,
        headline: ['发出不算。', '送达才算。'],
        sentence: `验证码、通话与会话，经\u00a0${operators}\u00a0家合作运营商，通达\u00a0${countries}\u00a0个国家和地区；是否送达，回执为证。`,
        dot: '全球云通信',
        art: {
          accepted: '已受理',
          routesScored: '9 条路由择优',
          operator: '运营商',
          day: '11 月 14 日 星期六',
          sender: name,
          now: '现在',
          yourCode: '您的验证码是',
          validity: '5 分钟内有效',
          delivered: '已送达',
        },
      },
      zalo: {
        eyebrow: partnerLevel('zalo', 'zh'),
        headline: ['人在越南，', '话在 Zalo。'],
        sentence: '用越南本土聊天应用发验证码和订单进度；客户在哪里提问，就在哪里回复。',
        dot: 'Zalo',
        art: {
          accepted: '已受理',
          hanoi: '河内',
          daNang: '岘港',
          hoChiMinhCity: '胡志明市',
          account: '您的品牌',
          accountKind: '官方账号',
          order: '订单 0142',
          news: ['正在派送，', '14:00 前送到。'],
          action: '查看物流',
          delivered: '已送达',
        },
      },
      whatsapp: {
        eyebrow: partnerLevel('whatsapp', 'zh', { name: 'WhatsApp Business' }),
        headline: ['先聊起来，', '再谈成交。'],
        sentence: '用 WhatsApp Business 发模板消息、传图片、收回复，一来一往，都在同一个会话里。',
        dot: 'WhatsApp',
        art: {
          accepted: '已受理',
          template: '模板',
          approved: '已通过',
          tier: partnerTier('whatsapp', 'zh'),
          readAt: '已读 09:41',
          account: '您的品牌',
          accountKind: '企业账号',
          question: '还有货吗？',
          answer: ['您要的尺码有货，', '要帮您留一件吗？'],
          action: '预留',
          read: '已读',
        },
      },
      viber: {
        eyebrow: partnerLevel('viber', 'zh'),
        headline: ['看到消息，', '认出品牌。'],
        sentence: '以企业名义在 Viber 上发送商务消息，消息状态逐条回传。',
        dot: 'Viber',
        art: {
          accepted: '已受理',
          sender: '发送方',
          verified: '已认证',
          tier: partnerTier('viber', 'zh'),
          account: '您的品牌',
          accountKind: '认证发送方',
          headline: '本周上新',
          detail: '六色可选，同一价格',
          action: '去看看',
          seen: '已查看',
        },
      },
    },
  },
  products: {
    tag: '已路由',
    heading: '六类产品，一条线连到客户',
    lead: '一个账户，按需开通。先用一种，需要时再添。',
    more: '了解更多',
    moreAbout: '了解更多：{name}',
    cards: {
      'product-message': { sentence: '短信可发验证码、营销与通知，邮件也能发验证码。' },
      'product-voice': { sentence: '电话播报验证码与通知，SIP\u00a0中继对接企业电话系统。' },
      'product-conversation': { sentence: '在 WhatsApp、Viber、Zalo 上，与客户双向沟通。' },
      'product-fraud-prevention': { sentence: '拦截欺诈流量，发送前检测号码，登录时一键验证。' },
      'product-global-number': {
        sentence: '交易结束即失效的隐私号，海外语音号码，能收到回复的国际短信。',
      },
      'product-customer-engagement': {
        sentence: '网页端的数字营销与销售工具，以及 AI\u00a0呼叫中心。',
      },
    },
    art: {
      message: { yourCode: '您的验证码是' },
      fraudPrevention: { verified: '已验证', blocked: '拦截 8 条' },
    },
  },
  partners: { heading: '合作伙伴与行业组织' },
  stories: {
    tag: '已送达',
    heading: '送达之后，业绩说话',
    lead: '三家客户，三组数字。',
    label: '客户案例',
    cards: {
      coffee: {
        customer: '连锁咖啡品牌',
        field: '零售',
        sentence: '下单的人多了，回头的人也多了。',
        figures: { conversion: '转化率', retention: '留存率' },
      },
      car: {
        customer: '汽车品牌',
        field: '汽车',
        sentence: '客户更满意，车也卖得更好。',
        figures: { satisfaction: '满意度', sales: '销售业绩' },
      },
      gaming: {
        customer: '游戏平台',
        field: '游戏',
        sentence: '短信送到玩家手里，运营成本降下来。',
        figures: { arrivalRate: '短信到达率', operatingCost: '运营成本' },
      },
    },
  },
  reach: {
    tag: '已回执',
    heading: `从${brand.headquarters.zh}，到 ${countries}\u00a0个国家和地区`,
    lead: `流量由 ${operators}\u00a0家合作运营商承载，我们全天候监控。`,
    map: {
      alternative: '世界地图：线路从新加坡出发，通往亚洲、中东、非洲和拉丁美洲的城市。',
      cities: {
        singapore: '新加坡',
        jakarta: '雅加达',
        bangkok: '曼谷',
        manila: '马尼拉',
        hongKong: '香港',
        mumbai: '孟买',
        dubai: '迪拜',
        riyadh: '利雅得',
        cairo: '开罗',
        nairobi: '内罗毕',
        lagos: '拉各斯',
        johannesburg: '约翰内斯堡',
        saoPaulo: '圣保罗',
        bogota: '波哥大',
        lima: '利马',
        mexicoCity: '墨西哥城',
      },
    },
  },
};
