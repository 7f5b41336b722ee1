import { brand } from '#content/brand.ts';
import { phrases } from '#content/chinese.ts';
import { countWord } from '#content/count-word.ts';
import { figureText } from '#content/figures.ts';
import { officeIds } from '#content/office-map.ts';
import { partnerLevel } from '#content/partner-level.ts';
import { type CompanyWords, certificateNames, historyHas, historySpan } from './structure.ts';

const name = brand.names.short.zh;
const city = brand.headquarters.zh;

const milestones = new Intl.ListFormat('zh').format([
  '牌照',
  '产品',
  ...(historyHas.levels ? ['合作伙伴等级'] : []),
  ...(historyHas.certificates ? ['认证'] : []),
]);

export const words: CompanyWords = {
  hero: {
    breadcrumb: '当前位置',
    here: '关于我们',
    headline: ['消息不到，', '我们不停。'],
    sentence: `企业云通信服务商，${brand.founded}\u00a0年成立，总部位于${city}。`,
    art: { city, alternative: `${city}的天际线立在线路之上` },
  },
  profile: {
    tag: '已受理',
    heading: phrases(
      '企业与客户之间，',
      `隔着\u00a0${figureText('operators', 'zh')}\u00a0家运营商。`,
      '这段路，',
      '我们来走。',
    ),
    paragraphs: [
      `${name}面向企业和机构，提供消息、语音、会话、反欺诈、全球号码与客户互动服务；开发者可通过 API 接入。`,
      `${figureText('customers', 'zh')}\u00a0家企业客户通过我们，把消息和电话送达 ${figureText('countries', 'zh')}\u00a0个国家和地区。线路状况，我们全天候监控。`,
    ],
  },
  values: {
    tag: '已路由',
    heading: '核心价值观',
    cards: {
      sincerity: {
        name: '真诚',
        sentence: '消息到了，照实说；没到，也照实说。实话好查，漂亮话难圆。',
      },
      professional: {
        name: '专业',
        sentence: '路由、规则、号码，样样都是手艺。先弄懂市场，再作承诺；凡有承诺，必有依据。',
      },
    },
  },
  presence: {
    tag: '已送达',
    heading: '全球布局',
    lead: `总部设在${city}，全球共有${countWord.zh(officeIds.length)}处办公地点。`,
    map: '办公地点',
    headquarters: '总部',
    address: '地址',
    telephone: '电话',
    mail: '邮箱',
    copy: '复制地址',
    close: '关闭',
    alert: {
      heading: '地址',
      text: '地址：{address}',
      byHand: '浏览器不允许自动复制，请在此手动选取。',
      close: '关闭提示',
    },
  },
  history: {
    tag: '已回执',
    heading: '一年一站',
    lead: `${historySpan.from} 至 ${historySpan.to} 年，${milestones}，一站一站走来。`,
    months: {
      1: '1 月',
      2: '2 月',
      3: '3 月',
      4: '4 月',
      5: '5 月',
      6: '6 月',
      7: '7 月',
      8: '8 月',
      9: '9 月',
      10: '10 月',
      11: '11 月',
      12: '12 月',
    },
    entries: {
      founded: { desc: `公司成立，总部设在${city}` },
      firstLicence: { desc: '取得首张电信业务牌照' },
      callCentre: { desc: 'AI 呼叫中心 SaaS 上线' },
      callBot: { desc: '智能外呼机器人上线' },
      furtherLicences: { desc: '再获多张电信业务牌照' },
      gsma: { desc: '成为 GSMA 会员' },
      viber: { desc: `成为 ${partnerLevel('viber', 'zh')}` },
      engagementSuite: { desc: '客户互动产品套件上线' },
      whatsapp: { desc: `成为 ${partnerLevel('whatsapp', 'zh')}` },
      zalo: { desc: `成为 ${partnerLevel('zalo', 'zh')}` },
      quality: { desc: '通过 ISO 9001 认证' },
      dataProtection: {
        descArr: certificateNames(['iso-27001', 'iso-27701']).map((name) => `通过 ${name} 认证`),
      },
    },
  },
};
