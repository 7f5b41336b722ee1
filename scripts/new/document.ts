import { docGroups, documentIds } from '#content/docs/menu.ts';
import type { Localized } from '#contract/locale.ts';
import { addToMenu } from './insert.ts';
import { requireChineseTitle, requirePlace, requireTitle, titleOfName } from './names.ts';
import { type Plan, Refused, type Titles } from './plan.ts';

/** A guide in both languages, last in the menu of its category. */
export function newDocument(wanted: string, titles: Titles, today: string): Plan {
  const place = documentPlace(wanted, titles, '说明');
  const { id, category, name, menu } = place;
  return {
    files: {
      [`content/docs/en/${id}.md`]: english(place, today),
      [`content/docs/zh/${id}.md`]: chinese(place, today),
    },
    edits: { 'content/docs/menu.ts': (text) => addToMenu(text, category, name) },
    next: [
      `content/docs/en/${id}.md, zh/${id}.md: title, description and text; keywords for further search terms`,
      `content/docs/menu.ts: the place of “${menu.en}” in its category`,
      `npm run dev, then look at /document-en/${id} and /document/${id}`,
    ],
  };
}

export type DocumentPlace = {
  id: string;
  category: string;
  name: string;
  menu: Localized<string>;
  title: Localized<string>;
};

/** The place of a new document in the menu, and its titles, which name the product. */
export function documentPlace(wanted: string, titles: Titles, kind: string): DocumentPlace {
  const [category, name] = requirePlace(wanted, 'sms/block-list');
  const known = docGroups.flatMap(({ categories }) => categories).find(({ id }) => id === category);
  const id = `${category}/${name}`;
  if (!known) throw new Refused(`content/docs/menu.ts has no category ${category}.`);
  if (documentIds.includes(id)) throw new Refused(`There is a document ${id} already.`);
  const menu = {
    en: requireTitle(titles.en ?? titleOfName(name), 36),
    zh: requireChineseTitle(titles.zh ?? `${name.replaceAll('-', ' ')} ${kind}`, 36),
  };
  const own = menu.en.charAt(0).toLowerCase() + menu.en.slice(1);
  return {
    ...{ id, category, name, menu },
    title: {
      en: `${known.name.en} ${/^[A-Z]{2}/.test(menu.en) ? menu.en : own}`,
      zh: joinedChinese(known.name.zh, menu.zh),
    },
  };
}

/** A space stands between Chinese and Latin, none inside Chinese. */
export const joinedChinese = (one: string, other: string): string =>
  /\p{Script=Han}$/u.test(one) && /^\p{Script=Han}/u.test(other)
    ? `${one}${other}`
    : `${one} ${other}`;

const english = ({ title, menu }: DocumentPlace, today: string): string => `---

title: ${title.en}
menu: ${menu.en}
description: "A guide to ${menu.en}: what it is, when you need it and what to do, step by step, with links to the endpoints."
updated: ${today}
---

## Brief Description

Two sentences say what this guide explains and who needs it.

New to our API? [Get started](doc:general/get-started) leads from practice keys to a verified callback.

## How it works {#how}

One idea per paragraph. Say what happens, then what to do.

- **The pitfall first.** What happens, then what to do.
`;

const chinese = ({ title, menu }: DocumentPlace, today: string): string => `---

title: ${title.zh}
menu: ${menu.zh}
description: ${joinedChinese(menu.zh, '的用途、适用场景和操作步骤，并附相关接口的链接，帮助您快速了解并完成配置和对接。')}
updated: ${today}
---

## 简要描述

用两句话说明本文的内容和适用对象。

初次接入请先看[快速开始](doc:general/get-started)，从练习密钥开始，直到收到并验证第一个回调。

## 工作方式 {#how}

每段只讲一件事：先说会发生什么，再说怎么做。

- **先写易错之处。**先说会发生什么，再说怎么做。
`;
