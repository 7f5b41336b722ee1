import { brand } from '#content/brand.ts';
import type { LayoutWords } from './structure.ts';

const name = brand.names.short.en;

export const words: LayoutWords = {
  menus: { products: 'Products', industry: 'Industry', developer: 'Developer' },
  pages: {
    company: 'Company',
    pricing: 'Pricing',
    login: 'Login',
    docs: 'Documentation',
    'service-status': 'Service status',
    'privacy-policy': 'Privacy policy',
    'terms-services': 'Terms of service',
    'cookie-policy': 'Cookie policy',
  },
  getStarted: 'Get Started',
  labels: {
    skipToContent: 'Skip to content',
    home: `${name} home`,
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    legalNavigation: 'Legal',
    language: 'Language',
    account: 'Your account',
    separator: ', ',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    openSubmenu: 'Show {name}',
    closeSubmenu: 'Hide {name}',
    close: 'Close',
    newWindow: 'opens in a new window',
    socialLinks: `${name} on social networks`,
  },
  footer: {
    tagline: `Business communications cloud. Founded in ${brand.founded}, headquartered in ${brand.headquarters.en}.`,
    columns: {
      communication: 'Communication',
      application: 'Application',
      industry: 'Industry',
      company: 'Company',
    },
    social: {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      x: 'X',
      youtube: 'YouTube',
      weibo: 'Weibo',
      wechat: 'WeChat official account',
    },
    icp: { label: 'ICP filing', imageAlternative: 'ICP filing number {number}' },
  },
  closing: {
    tag: 'read',
    heading: 'Start offering your customers a better service experience',
    action: 'Get Started',
  },
  noScript: {
    form: `This form needs JavaScript. Turn it on and load the page again, or write to ${brand.mail.info}.`,
    contact: `Write to ${brand.mail.info}`,
  },
  cookies: {
    label: 'Cookie consent',
    heading: 'We use cookies',
    sentence:
      'They keep this site working and remember your choices. Decline, and no statistics leave your browser.',
    policy: 'Read the cookie policy',
    allow: 'Allow All',
    decline: 'Decline',
    settings: 'Cookie Settings',
  },
  chat: {
    open: 'Open contact options',
    close: 'Close contact options',
    title: 'Contact Us',
  },
};
