import { brand } from '#content/brand.ts';
import { phrases } from '#content/chinese.ts';
import type { LayoutWords } from './structure.ts';

const name = brand.names.short.zh;

export const words: LayoutWords = {
  menus: { products: '产品', industry: '行业方案', developer: '开发者' },
  pages: {
    company: '关于我们',
    pricing: '价格',
    login: '登录',
    docs: '开发文档',
    'service-status': '服务状态',
    'privacy-policy': '隐私政策',
    'terms-services': '服务条款',
    'cookie-policy': 'Cookie 政策',
  },
  getStarted: '注册',
  labels: {
    skipToContent: '跳至正文',
    // Contains the visible text of the logo, so that voice control can name it.
    home: `${Object.values(brand.names.lockUp.zh).join(' ')}首页`,
    mainNavigation: '主导航',
    footerNavigation: '页脚导航',
    legalNavigation: '法律条款',
    language: '语言',
    account: '您的账号',
    separator: '，',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    openSubmenu: '展开{name}',
    closeSubmenu: '收起{name}',
    close: '关闭',
    newWindow: '在新窗口中打开',
    socialLinks: `${name}社交媒体`,
  },
  footer: {
    tagline: `企业通信云，${brand.founded}\u00a0年成立，总部位于${brand.headquarters.zh}。`,
    columns: {
      communication: '通信产品',
      application: '应用产品',
      industry: '行业方案',
      company: '公司',
    },
    social: {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      x: 'X',
      youtube: 'YouTube',
      weibo: '微博',
      wechat: '微信公众号',
    },
    icp: { label: 'ICP 备案', imageAlternative: 'ICP 备案号 {number}' },
  },
  closing: {
    tag: '已读',
    heading: phrases('现在开始，给客户更好的', '服务体验'),
    action: '立即开始',
  },
  noScript: {
    form: `此表单需要启用 JavaScript。请启用后重新加载本页，或发送邮件至 ${brand.mail.info}。`,
    contact: `发送邮件至 ${brand.mail.info}`,
  },
  cookies: {
    label: 'Cookie 授权',
    heading: '我们使用 Cookie',
    sentence: '用于保障网站运行、记住您的偏好。拒绝后，浏览器不会发送任何统计数据。',
    policy: '查看 Cookie 政策',
    allow: '全部允许',
    decline: '拒绝',
    settings: 'Cookie 设置',
  },
  chat: {
    open: '打开联系方式',
    close: '收起联系方式',
    title: '联系我们',
  },
};
