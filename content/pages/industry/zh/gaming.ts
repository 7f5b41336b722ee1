import { phrases } from '#content/chinese.ts';
import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-gaming'> = {
  banner: {
    title: ['游戏运营，', '再升一级。'],
    sentence: '新玩家进门不排队，号码在门口先检测，沉寂的老玩家也有人招呼。',
    alternative: '线从手柄出发，沿台阶逐级而上，直到旗帜。',
    art: { login: '登录', nextLevel: '第二级', levelUp: '升级' },
  },
  benefits: {
    heading: '门口少等一会儿，局里多玩一把',
    lead: '从点开游戏那一刻起，玩家就感受得到。',
    cards: {
      gate: {
        title: '轻点一下就进门',
        sentence: '无感验证本机号码，不必输入验证码。',
      },
      rewards: {
        title: '奖励发给真实号码',
        sentence: '先检测号码，再发放礼包。',
      },
      comeback: {
        title: '回归有理由',
        sentence: '一条短信写明活动，点开链接就回到游戏。',
      },
    },
  },
  journey: {
    lead: '从下载游戏到天天上线，一共四关。',
    stops: {
      registers: { title: '注册', sentence: '号码先在门口检测，再用验证码开通账号。' },
      logsIn: { title: '登录', sentence: '常用手机一键登录；短信迟到，就用电话播报。' },
      plays: { title: '开玩', sentence: '活动、充值与维护公告，发到玩家聊天的地方。' },
      returns: { title: '回归', sentence: phrases('用营销消息召回', '许久没上线的玩家。') },
    },
  },
  recommended: {
    lead: '先选玩家走得最多的那道门。',
    sentences: {
      smsOtp: '注册、登录与交易时的验证码。',
      voiceOtp: '短信没到，电话播报验证码。',
      OTA: '轻点登录，马上开玩。',
      numberCheck: '发放奖励之前，先看号码。',
      marketingOtp: '新赛季、限时活动与老玩家召回。',
    },
  },
};
