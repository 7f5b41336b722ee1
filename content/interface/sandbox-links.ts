import type { Localized } from '#contract/locale.ts';

/** What links in sandbox responses lead to: a line of plain text, in every language. */
type Words = { shortLink: string; connect: string; noFile: string; gone: string };

export const sandboxLinkWords: Localized<Words> = {
  en: {
    shortLink: 'This short link was made in the sandbox. It leads nowhere; its target is:',
    connect:
      'In the sandbox nobody has to connect anything here: it happens by itself within seconds.',
    noFile: 'The sandbox has no file behind this link. In live use you download it here.',
    gone: 'There is nothing at this address of the sandbox, or no longer.',
  },
  zh: {
    shortLink: '该短链接创建于沙箱，不会跳转，目标地址为：',
    connect: '沙箱中无需在此操作，几秒后会自动完成接入。',
    noFile: '沙箱中该链接没有文件，正式环境可在此下载。',
    gone: '沙箱中没有该地址的内容，或已失效。',
  },
};
