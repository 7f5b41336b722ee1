import { brand } from '#content/brand.ts';
import type { CookieWords } from './structure.ts';

const name = brand.names.short.zh;

export const words: CookieWords = {
  title: 'Cookie 政策',
  intro: [
    `本政策按四个类别，逐项列明${name}网站在您的浏览器中保存的全部内容，并说明如何更改您的选择。`,
  ],
  sections: {
    'about-cookies': {
      heading: '关于 Cookie 与浏览器存储',
      clauses: {
        'what-cookies-are': {
          title: '什么是 Cookie',
          text: [
            'Cookie 是网站保存在浏览器中的一小段文本，浏览器会在之后的请求中将其带回。本地存储和会话存储与之类似，但其中的内容不会随请求发送，只有页面能够读取。本政策所称“Cookie”包括以上三种，具体类型见下文表格。',
          ],
        },
        lifetimes: {
          title: '保存多久',
          text: [
            '持久性 Cookie 自最近一次写入起保存六个月。与登录有关的 Cookie 最长保存一天。会话存储在您关闭标签页时清除，本地存储保留至本网站或您将其清除为止。',
          ],
        },
        'whose-cookies': {
          title: '由谁设置',
          text: ['所有内容均由本网站自行设置，没有其他公司在本网站设置或读取 Cookie。'],
        },
      },
    },
    'cookies-we-use': {
      heading: '四个类别',
      clauses: {
        'strictly-necessary': {
          title: '严格必要',
          text: [
            '缺少这些内容，浏览、注册或登录将无法正常完成。无论您在提示中如何选择，本网站都会设置这些内容。',
            { stored: 'necessary' },
            '通过 HTTPS 访问时，仅供服务器读取的 Cookie 名称以 __Host- 开头，其他地址无法写入。',
          ],
        },
        personalization: {
          title: '个性化',
          text: [
            '这类内容用于记住您为阅读所做的选择。如果您选择了“拒绝”，则仅在本次访问期间保留，关闭标签页后即清除。',
            { stored: 'personalization' },
          ],
        },
        statistical: {
          title: '统计',
          text: [
            '这类 Cookie 用于识别访问者，以衡量网站的使用情况。',
            { stored: 'statistical' },
            [
              '注册成功后，会有一条事件发送至我们自己的服务器。该事件不在浏览器中保存任何内容；如果您选择了“拒绝”，则不会发送。其内容见《',
              { page: 'privacy-policy', name: '隐私政策' },
              '》。',
            ],
          ],
        },
        advertising: {
          title: '广告',
          text: [
            '这类 Cookie 用于在本网站或其他地方向您展示符合您兴趣的广告。',
            { stored: 'advertising' },
            '如果您通过谷歌或百度的广告到访，这一信息只保留在当前打开的页面中，关闭页面后即消失。',
          ],
        },
      },
    },
    'your-choices': {
      heading: '您的选择',
      clauses: {
        'the-banner': {
          title: 'Cookie 提示',
          text: [
            '首次访问时，页面会弹出提示，请您选择。选择“全部允许”，即接受所有类别；选择“拒绝”，网站仅使用严格必要的内容，并仅在本次访问期间保留您的阅读偏好，浏览器不会发送任何统计数据。您的选择会被保存，此后不再弹出提示。',
          ],
        },
        'changing-your-mind': {
          title: '更改选择',
          text: ['点击任一页面页脚的“Cookie 设置”，即可清除此前的选择，并重新弹出提示。'],
        },
        'browser-settings': {
          title: '浏览器设置',
          text: [
            '常用浏览器均可查看、删除和阻止 Cookie 及网站数据。如果阻止严格必要的内容，您将无法保持登录状态，且每次访问都会弹出提示。',
          ],
        },
        questions: {
          title: '疑问',
          text: [['请发送邮件至 ', { mail: 'privacy' }, '。']],
        },
      },
    },
  },
};
