import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import { partnerLevels } from '#content/partner-level.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'zh');

const levels = partnerLevels('zh');

/** Undefined without a badge of the app. */
const from = (app: 'viber' | 'zalo'): string | undefined =>
  partnerLevels('zh', [app]).map((level) => `由 ${level}提供`)[0];

export const words: ProductWords<'product-conversation'> = {
  hero: {
    headline: ['客户在聊，', '您也在场。'],
    sentence: '在 WhatsApp、Viber、Zalo 上发送商务消息，客户的回复就在同一个会话里。',
  },
  benefits: {
    tag: '已路由',
    heading: phrases('能收到回复', '的消息'),
    lead: '聊天本来就有来有往，我们的服务也是。',
    list: {
      medal:
        levels.length > 0
          ? { heading: '获平台认可', sentence: `我们是 ${levels.join('、')}。` }
          : { heading: '逐个平台开通', sentence: '发送方与模板，由我们向各平台逐一申请。' },
      reply: {
        heading: '回复直达您的系统',
        sentence: '客户说了什么、消息到没到，都推送到您的回调地址。',
      },
      media: {
        heading: '不止文字',
        sentence: '平台支持时，图片与文件可随消息一起发送。',
      },
      branches: {
        heading: '与短信同一账户',
        sentence: `短信发往 ${countries}\u00a0个国家和地区，会话也在同一账户下开通。`,
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('走进聊天，', '四扇门任选'),
    lead: '客户常用哪个应用，就开哪一扇，也可以全开。',
    tabs: {
      superMessaging: {
        heading: phrases('多个应用，', '一项服务'),
        sentence: '客户分散在不同聊天应用里，用一项服务统一覆盖。',
        steps: [
          '与我们对接一次。',
          phrases('消息从您选定的', '应用发出。'),
          '回复与回执，原路返回。',
        ],
        points: [
          '一次对接，不必逐个应用开发',
          '先开一个，需要时再添',
          '也可通过接口接入 Messenger',
        ],
      },
      whatsappBusiness: {
        heading: phrases('模板开场，', '自由对话'),
        sentence: '用审核通过的模板发起会话，客户一回复，就可以自由交流。',
        steps: [
          '开通号码，完善企业资料。',
          '提交模板，通过后即可发送。',
          '客户回复，由团队或系统应答。',
        ],
        points: [
          '模板可通过接口管理',
          '支持图片、文档等媒体',
          '标记已读，屏蔽骚扰用户',
          '打字说不清，就用 WhatsApp 通话',
        ],
      },
      viberBusiness: {
        heading: phrases('发送方，', '就是您的品牌'),
        sentence: '在 Viber 上发送商务消息，发送方显示您的企业名称。',
        steps: ['为企业开通发送方身份。', '您的系统经接口提交消息。', '每条消息的状态推送给您。'],
        points: [
          from('viber') ?? '发送方由我们代为申请',
          '订单通知与促销，都能发',
          '消息状态逐条回传',
        ],
      },
      zaloBusiness: {
        heading: phrases('在越南，', '用越南人的应用'),
        sentence: 'Zalo 是越南人日常使用的聊天应用，商务消息就发到这里。',
        steps: [
          '把您的官方账号接入我们的服务。',
          '经接口下发验证码与订单进度。',
          '客户的回复推送到回调地址。',
        ],
        points: [
          from('zalo') ?? '账号由我们代为接入',
          '用行程令牌串起同一笔业务的消息',
          '无需在当地自建系统',
        ],
      },
    },
  },
};
