import { phrases } from '#content/chinese.ts';
import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('voiceCountries', 'zh');

export const words: ProductWords<'product-voice'> = {
  hero: {
    headline: ['一通电话，', '胜过千言。'],
    sentence: `电话播报验证码、自动外呼通知、SIP 中继，覆盖\u00a0${countries}\u00a0个国家和地区。`,
  },
  benefits: {
    tag: '已路由',
    heading: phrases('铃声一响，', '很难忽略'),
    lead: '响铃引人留意，关键是接起来之后说什么。',
    list: {
      globe: {
        heading: '远方也能响铃',
        sentence: `语音网络覆盖 ${countries}\u00a0个国家和地区的电话。`,
      },
      wave: {
        heading: '用自己的声音说',
        sentence: '录音上传一次，之后的外呼都可以反复使用。',
      },
      records: {
        heading: '每通都有记录',
        sentence: '通话回执推送到回调地址，历史通话可以查询。',
      },
      trunk: {
        heading: '沿用现有交换机',
        sentence: '接入 SIP 中继，坐席不动，能拨的国家更多。',
      },
    },
  },
  services: {
    tag: '已送达',
    heading: phrases('让电话响起来，', '有三种办法'),
    lead: '小到播报几个数字，大到整个呼叫中心。',
    tabs: {
      voiceOtp: {
        heading: '听得见的验证码',
        sentence: '短信收不到时，自动拨打电话，把验证码念给用户听。',
        steps: [
          '您的系统提交号码与验证码。',
          '电话接通，语音逐位播报。',
          '用户填写，您再回传使用情况。',
        ],
        points: [
          '座机收不了短信，但接得了电话',
          '不装应用，不用看屏幕',
          '短信验证码之外，多一次机会',
          '通话回执推送到回调地址',
        ],
      },
      voiceNotification: {
        heading: '一段录音，通知所有人',
        sentence: '用自动外呼播放通知，可以只打给一个人，也可以打给整份名单。',
        steps: ['上传要播放的录音。', '指定一个号码，或一组号码。', '我们逐一拨打，每通都有结果。'],
        points: ['名单再长，也能群呼', '录音上传后可重复使用', '用于告警、提醒、到期通知'],
      },
      sipTrunk: {
        heading: phrases('交换机照旧，', '通话更远'),
        sentence: '把企业电话系统接到各地运营商，不必再逐地申请线路。',
        steps: [
          '企业交换机经 SIP 把通话交给我们。',
          '我们转给被叫号码所属的运营商。',
          '按实际通话分钟计费。',
        ],
        points: ['不换话机，不动坐席', '一条中继，拨打多个国家', '配合 DID 号码，可接听来电'],
      },
    },
  },
};
