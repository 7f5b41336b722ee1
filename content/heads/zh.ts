import { brand } from '#content/brand.ts';
import { countWord } from '#content/count-word.ts';
import { figureText } from '#content/figures.ts';
import { officeIds } from '#content/office-map.ts';
import { hasBadge, hasCertificate } from '#content/partner-level.ts';
import type { Heads } from './type.ts';

const name = brand.names.short.zh;
const city = brand.headquarters.zh;
const titled = (page: string) => `${page} | ${brand.names.full.zh}`;

const countries = figureText('countries', 'zh');
const voiceCountries = figureText('voiceCountries', 'zh');
const operators = figureText('operators', 'zh');
const customers = figureText('customers', 'zh');

const proofs = [
  ...(hasBadge('gsma') ? ['GSMA 会员'] : []),
  ...(hasCertificate('iso-27001') ? ['ISO 27001'] : []),
];

export const heads: Heads = {
  home: {
    title: `${brand.names.full.zh}：企业通信云`,
    description: `${name}提供短信、语音、会话、反欺诈、全球号码与客户互动服务，接入 ${operators} 家合作运营商，覆盖 ${countries} 个国家和地区，是否送达，回执为证。`,
    keywords: '企业通信云,云通信,国际短信,语音通信,WhatsApp Business,短信验证码',
  },
  'product-message': {
    title: titled('消息'),
    description: `短信验证码、营销短信、通知短信与邮件验证码，可发往 ${countries} 个国家和地区，支持回执回调与发送记录查询，仅面向企业与机构开放。`,
    keywords: '短信验证码,营销短信,通知短信,邮件验证码,国际短信,短信接口',
  },
  'product-voice': {
    title: titled('语音'),
    description: `语音验证码、语音通知与 SIP 中继，覆盖 ${voiceCountries} 个国家和地区：验证码电话播报，通知自动外呼，企业电话系统可直接对接。`,
    keywords: '语音验证码,语音通知,SIP 中继,群呼,语音接口',
  },
  'product-conversation': {
    title: titled('会话'),
    description:
      '在 WhatsApp、Viber、Zalo 上与海外客户双向沟通。验证码、通知、营销与客户的回复，都在客户每天使用的聊天应用里。',
    keywords: 'WhatsApp Business,Viber Business,Zalo Business,超级消息,双向会话,出海营销',
  },
  'product-fraud-prevention': {
    title: titled('反欺诈'),
    description:
      '欺诈防护拦截异常流量，OTA 一键登录无感验证本机号码，号码检测在发送前先行筛查，帮助企业把预算花在真实用户身上。',
    keywords: '反欺诈,欺诈防护,一键登录,号码认证,号码检测',
  },
  'product-global-number': {
    title: titled('全球号码'),
    description:
      '隐私号隐藏双方真实号码，交易结束即失效；DID 号码提供海外语音线路；国际双向短信既能发送，也能收到客户回复。',
    keywords: '隐私号,隐私通话,DID 号码,国际双向短信,海外号码,AXB',
  },
  'product-customer-engagement': {
    title: titled('客户互动'),
    description:
      'NXLink 用于网页端的数字营销与销售，AICC 是 AI 呼叫中心，另有外呼机器人、软电话与短链接服务，帮助企业开发客户、服务客户。',
    keywords: '客户互动,NXLink,AICC,AI 呼叫中心,数字营销,外呼机器人',
  },
  'industry-logistics': {
    title: titled('物流'),
    description:
      '让物流沟通更简单：用短信、电话或聊天消息告知包裹进度；配送员与收件人用隐私号联系，号码在派送结束后失效，真实号码互不可见。',
    keywords: '物流短信,派送通知,隐私号,通知短信,语音通知',
  },
  'industry-e-commerce': {
    title: titled('电商'),
    description:
      '提升电商转化：注册登录发验证码，大促活动发营销消息，下单之后发订单通知，买家有疑问，就在 WhatsApp 等常用应用里答复。',
    keywords: '电商短信,营销短信,订单通知,短信验证码,WhatsApp Business,跨境电商',
  },
  'industry-retail': {
    title: titled('零售'),
    description:
      '打通线上与线下：用短信和聊天消息邀请顾客到店，在 WhatsApp、Viber、Zalo 上回答咨询，离店之后继续保持联系。',
    keywords: '零售,线上线下融合,营销短信,WhatsApp Business,会员营销',
  },
  'industry-education': {
    title: titled('教育'),
    description:
      '把教育服务做得更好：登录验证、课程提醒、电话通知与在线答疑，用短信、语音和聊天应用，把机构、学员与家长连在一起。',
    keywords: '教育短信,课程提醒,语音通知,通知短信,AI 呼叫中心',
  },
  'industry-gaming': {
    title: titled('游戏'),
    description:
      '让游戏运营升一级：短信与语音验证码核验玩家，号码检测先行筛查，营销短信召回老玩家，玩家有疑问，就在聊天应用里答复。',
    keywords: '游戏出海,玩家验证,短信验证码,语音验证码,号码检测,玩家召回',
  },
  'industry-online-social': {
    title: titled('在线社交'),
    description:
      '让社交始终在线：验证码与一键登录让用户顺利进入，号码检测帮助辨别真实用户，开播、互动等提醒，直接发到用户手机上。',
    keywords: '在线社交,社交出海,直播,短信验证码,一键登录,号码检测',
  },
  'industry-fintech': {
    title: titled('金融科技'),
    description:
      '让金融服务更安全：短信与语音验证码核验身份，一键登录无感验证本机号码，号码检测辅助风控，账户变动用通知短信告知客户。',
    keywords: '金融科技,金融短信,短信验证码,一键登录,号码检测,反欺诈',
  },
  company: {
    title: titled('关于我们'),
    description: `${name}成立于 ${brand.founded} 年，总部位于${city}，为 ${customers} 家企业客户提供云通信服务。在这里了解我们的价值观、${countWord.zh(officeIds.length)}处办公地点与发展历程。`,
    keywords: [name, '云通信公司', city, '企业通信', '通信接口', ...proofs].join(','),
  },
  pricing: {
    title: titled('价格'),
    description:
      '消息按条计价，语音按分钟计价，两类各列出十个国家的美元参考价格。其他国家和地区的价格，请联系工作人员索取。',
    keywords: '国际短信价格,语音通话价格,短信单价,通话单价,参考价格',
  },
  login: {
    title: titled('登录'),
    description: `使用手机号、邮箱或用户名登录${name}；企业员工可凭主账号手机号、员工用户名和密码登录，登录后直接进入控制台。`,
  },
  'forget-password': {
    title: titled('重置密码'),
    description: `忘记${name}登录密码了？输入注册时使用的手机号或邮箱，获取验证码，设置新密码，然后就可以用新密码重新登录。`,
  },
  'sign-up': {
    title: titled('注册'),
    description: `为企业开通${name}账号：填写公司邮箱、所在国家或地区和联系人姓名并提交，再按照激活邮件中的指引，即可激活账号。`,
  },
  'privacy-policy': {
    title: titled('隐私政策'),
    description: `说明${name}收集哪些个人信息、用于何种目的、存储在哪里、保存多长时间，以及您可以通过什么方式提出个人信息相关请求。`,
  },
  'cookie-policy': {
    title: titled('Cookie 政策'),
    description: `说明${name}网站在您的浏览器中保存哪些内容，按四个类别列明用途与保存期限，并介绍如何随时更改您的 Cookie 选择。`,
  },
  'terms-services': {
    title: titled('服务条款'),
    description: `${name}与客户之间的法律条款，包括服务范围、双方权利与义务、费用与支付、保密义务、知识产权、责任限制和争议解决等内容。`,
  },
  'service-status': {
    title: titled('服务状态'),
    description: `查看${name}各项服务的当前状态，包括短信、邮件、语音、WhatsApp、号码、接口与控制台等，并可查询每项服务的历史故障记录。`,
  },
  'service-status-record': {
    title: titled('服务历史记录'),
    description: `查看${name}单项服务的历史记录：故障从什么时候开始，发生了什么情况，采取了哪些修复措施，以及服务在何时恢复正常。`,
  },
  'service-status-subscribe': {
    title: titled('订阅服务状态'),
    description: `选择您关心的${name}服务，第一时间获知故障进展与计划维护：可通过邮件或签名 Webhook 接收通知，无需注册账号，并可随时修改所选服务或退订。`,
  },
  docs: {
    title: titled('开发文档'),
    description: `${name}开发文档：消息、语音、互动会话、反欺诈、全球号码与客户互动接口，附七种语言的请求示例、签名与回调说明，以及全部错误码的处理办法。`,
  },
  workbench: {
    title: titled('调试台'),
    description: `查看在${name}沙箱中发出的每次请求和收到的回调，可重放请求，逐行校验签名，查出返回 1102 的原因，并观察回调的重推过程。`,
  },
  'page-not-found': {
    title: titled('页面不存在'),
    description: `您要访问的地址没有对应的页面，链接可能已经失效或输入有误。您可以返回${name}首页，或从菜单查看产品、价格与开发文档。`,
  },
  forbidden: {
    title: titled('暂无可用菜单'),
    description: `当前员工账号在${name}控制台中还没有开通任何菜单，请联系贵公司的主账号用户为您开通，开通之后重新登录即可使用。`,
  },
  'activate-account': {
    title: titled('激活账号'),
    description: `注册${name}的最后一步：输入手机号并填写短信验证码，设置登录密码，提交之后账号立即启用，随后会自动进入控制台首页。`,
  },
  invitation: {
    title: titled('接受邀请'),
    description: `您收到了加入公司${name}控制台的邀请：设置自己的用户名和登录密码，还可以开启两步验证，完成之后即可进入控制台，使用主账号为您开通的菜单。`,
  },
  'console-home': {
    title: titled('控制台'),
    description: `${name}控制台首页：查看贵公司的账户余额与预计可用天数、30 天费用、沙箱失败请求和工单，并了解已开通的产品及其用量。`,
  },
  'console-usage': {
    title: titled('用量与费用'),
    description: `查看贵公司${name}账号的发送量、费用与送达情况：可按日期、产品、国家/地区和密钥筛选，了解未送达原因，并查看账户余额预计可用多久。`,
  },
  'console-support': {
    title: titled('工单'),
    description: `贵公司${name}账号的全部工单：查看已提交的事项、待您回复的问题和我们的答复；控制台不能自助办理的事项，也可以在这里提交新工单。`,
  },
  'console-new-ticket': {
    title: titled('提交工单'),
    description: `向${name}客服提交工单：开通产品或国家/地区、提高限额、申请号码、报备发送方或模板、咨询账单与发票，或告诉我们哪里使用异常。`,
  },
  'console-ticket': {
    title: titled('工单详情'),
    description: `查看贵公司${name}账号的一张工单：您提交的内容、我们的答复、相关信息与当前状态，并可在此继续回复，或确认问题已经解决。`,
  },
  'console-keys': {
    title: titled('API 密钥'),
    description: `管理您的${name}账号在沙箱与正式环境的 API 密钥：为每个程序单独创建密钥，只授予所需的权限，可立即停用，也可设为 24 小时后停用。`,
  },
  'console-callbacks': {
    title: titled('回调'),
    description: `设置${name}将每条消息的结果推送到您程序的方式：填写回调地址，管理回调密钥，发送测试回调，并查看最近的推送记录和每次尝试。`,
  },
  'console-requests': {
    title: titled('请求日志'),
    description: `查看使用您的密钥向${name}沙箱发起的每次调用及其响应：可按时间、密钥和状态筛选，也可以展开查看请求与响应的内容和错误码说明。`,
  },
  'console-account': {
    title: titled('我的账号'),
    description: `管理您的${name}账号：查看和修改姓名与公司名称，核对邮箱、手机号、用户名以及国家或地区，并可了解账号的注册时间。`,
  },
  'console-security': {
    title: titled('登录安全'),
    description: `管理您的${name}账号登录方式：修改登录密码，添加通行密钥，绑定身份验证器，生成恢复码，查看已登录的设备，并让其他设备下线。`,
  },
  'console-events': {
    title: titled('安全记录'),
    description: `查看您的${name}账号最近 12 个月的登录与变更记录：每条记录均列出时间、所用设备和来源地址，未通过的登录尝试也一并列出。`,
  },
  'console-employees': {
    title: titled('员工管理'),
    description: `在${name}控制台管理贵公司的员工账号：添加员工并设置初始密码，选择员工可以使用的菜单，随时停用或重新启用员工的登录权限。`,
  },
};
