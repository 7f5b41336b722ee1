/** Problems of a Chinese sentence: untranslated English, English spacing or punctuation. */
export function chineseProblems(sentence: string): string[] {
  const words = sentence.match(/[A-Za-z]{2,}/g) ?? [];
  // A list of product names has its Chinese separators.
  const hasChinese = /[\p{Script=Han}、]/u.test(sentence);
  const rules: [boolean, string][] = [
    [!hasChinese && words.length >= 3, 'is still English'],
    [
      /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u.test(sentence),
      'needs a space between Chinese and Latin',
    ],
    [
      /\p{Script=Han}\s?[,.:;!?()](?!\w)|[,:;!?()]\s?\p{Script=Han}/u.test(sentence),
      'has ASCII punctuation beside Chinese',
    ],
    [
      /[，。：；？！、（）「」]\s|\s[，。：；？！、（）「」]|\p{Script=Han} \p{Script=Han}/u.test(
        sentence,
      ),
      'has a space too many',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, rule]) => `“${sentence}” ${rule}`);
}
