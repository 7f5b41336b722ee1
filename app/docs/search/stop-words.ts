import { termsOf } from './terms.ts';

/** Words for people are stop words, except where the query has nothing else. */
export const isOnlyPeople = (query: string): boolean =>
  /^(?:users?|customers?|clients?|people|persons?|colleagues?|用户|客户|同事)$/i.test(query.trim());

/** The terms of a query without stop words. */
export function withoutStopWords(query: string): string[] {
  const telling = termsOf(withoutEmpty(query)).filter((term) => !emptyWords.has(term));
  // Single Chinese characters count only where the query has nothing else.
  const longer = telling.filter((term) => !/^\p{Script=Han}$/u.test(term));
  return longer.length > 0 ? longer : telling;
}

/** Chinese characters that are in no known pair, such as 删 in 删模板; they match names. */
export function loneSigns(query: string, isKnown: (term: string) => boolean): string[] {
  const runs = withoutEmpty(query).match(/\p{Script=Han}{2,}/gu) ?? [];
  return runs.flatMap((run) => {
    const pairs = termsOf(run).map(isKnown);
    return [...run].filter((sign, at) => !pairs[at - 1] && !pairs[at] && isKnown(sign));
  });
}

const withoutEmpty = (query: string): string => query.toLowerCase().replace(emptyPhrases, ' ');

const emptyWords = new Set(
  termsOf(
    `a about actually again all also am an and any are as at be been being but by can cannot client colleague could customer did do does
     doing for from get gets getting given got had has have having here how however i if in into is
     it its just know let like many may me might much must my need of on one or our people person please shall
     should so some somebody someone such tell than that the their them then there these they thing
     this those to tried try trying us use user using want was way we were what when where whether which
     while who why will with would yes yet you your yours`,
  ),
);

/** Chinese question phrases; longer ones first, since they contain shorter ones. */
const emptyPhrases = new RegExp(
  `是什么意思 什么意思 是什么原因 什么原因 怎么回事 为什么 什么时候 怎么样 怎么办 怎么弄 怎么做 怎么用 能不能
   可不可以 是不是 有没有 要不要 会不会 需不需要 怎么 怎样 如何 什么 为何 为啥 干嘛 请问 请教 是否 能否 可否 可以 多少(?![字钱])
   哪里 哪儿 在哪 哪个 哪些 哪种 多久 多长 我想 我要 我们 你们 他们 咱们 应该 需要 想要 一下 这个 那个 这种 这样
   一直 总是 老是 突然 不知道 求助 麻烦 谢谢 你好 客户 用户 对方 别人 有人 同事 之后 以后 时候 一共 真正 好几 还是 吗 呢 吧 啊 呀 啥 咋 的 了 我 你 您 请 是 里面`
    .trim()
    .split(/\s+/)
    .join('|'),
  'g',
);
