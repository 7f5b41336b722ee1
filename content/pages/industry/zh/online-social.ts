import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-online-social'> = {
  banner: {
    title: ['社交在线，', '互动不断。'],
    sentence: '有人知道开播，房间才会热闹。请进真实用户，告诉大家正在播什么。',
    alternative: '环形补光灯中央立着一部手机，点赞从旁边的线上升起。',
    art: { live: '直播', onAir: '开播', firstLike: '首个赞', replied: '已回复' },
  },
  benefits: {
    heading: '真实的用户，恰好的时机',
    lead: '热闹的直播间，要做对三件事。',
    cards: {
      realNumbers: {
        title: '门口先看号码',
        sentence: '先检测号码，再一键验证，然后开通账号。',
      },
      rightNow: {
        title: '消息赶在散场前',
        sentence: '直播一开始就发通知，不等结束才提醒。',
      },
      private: {
        title: '私下联系，不露号码',
        sentence: '用户之间通话，对方只看到会失效的临时号码。',
      },
    },
  },
  journey: {
    lead: '从新面孔到老朋友，一共三站。',
    stops: {
      joins: { title: '注册加入', sentence: '一键验证本机号码，短信验证码随时备用。' },
      tunesIn: { title: '进房观看', sentence: '一开播，关注者就从短信或聊天应用里得知。' },
      connects: { title: '结识互动', sentence: '双方用隐私号通话，投诉与求助由呼叫中心受理。' },
    },
  },
  recommended: {
    lead: '先把好入口，再聚起人气。',
    sentences: {
      OTA: '轻点一下代替验证码，什么都不用记。',
      numberCheck: '开通账号之前，先看号码是否可用。',
      notificationOtp: '开播、回复与礼物，随时提醒。',
      voiceOtp: '没看到短信，电话再报一遍验证码。',
      privacyNumber: '用户之间可以通话，不必交换号码。',
    },
  },
};
