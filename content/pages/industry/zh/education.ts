import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-education'> = {
  banner: {
    title: ['教得省心，', '学得安心。'],
    sentence: '提醒准时，上课才准时。学员与家长在哪里，消息就到哪里。',
    alternative: '一摞书上放着学士帽，旁边的屏幕正在直播课程。',
    art: { live: '直播', enrolled: '已报名', reminded: '已提醒', inClass: '上课中' },
  },
  benefits: {
    heading: '少一点催促，多一点教学',
    lead: '教务前台，从此少操三份心。',
    cards: {
      reminders: {
        title: '每节课都有提醒',
        sentence: '上课之前，用短信、电话或聊天应用通知到人。',
      },
      parents: {
        title: '家长心里有数',
        sentence: '缺勤、成绩与缴费，消息直接发到家长手机。',
      },
      identity: {
        title: '登录的就是学员',
        sentence: '一条验证码，把账号与手机号对应起来。',
      },
    },
  },
  journey: {
    lead: '从第一次咨询到下一门课，一共三站。',
    stops: {
      enrols: { title: '咨询报名', sentence: '呼叫中心解答疑问，验证码确认手机号。' },
      attends: { title: '按时上课', sentence: '每节课前发提醒，临时换教室，再打电话通知。' },
      continues: { title: '继续学习', sentence: '聊天应用里答疑，新课开班时发邀请。' },
    },
  },
  recommended: {
    lead: '先从开课前的那条提醒做起。',
    sentences: {
      notificationOtp: '课表、调课与成绩，短信告知。',
      voiceNotification: '停课与考试安排，电话播报。',
      zaloBusiness: '在越南，学员与家长用它聊天。',
      smsOtp: '学员与家长账号的登录验证。',
      AICC: '招生、缴费、课表咨询，统一答复。',
    },
  },
};
