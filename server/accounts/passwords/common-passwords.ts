import { brand } from '#content/brand.ts';
import { isListed } from '../../common-list.ts';
import { isMadeOf, wordsOf } from './made-of-words.ts';
import { readingsOf } from './password-readings.ts';
import { isSimplePattern } from './simple-patterns.ts';

/**
 * A listed password in any letter case with digits around it, a simple pattern, or the brand's
 * name.
 */
export const isCommonPassword = (password: string): boolean =>
  isSimplePattern(password) ||
  isMadeOf(password, ownNames) ||
  [...readingsOf(password)].some((reading) => isListed(reading) || unlisted.has(reading));

const { short, full } = brand.names;
const ownNames = [short.en, short.zh, full.en, full.zh, brand.codeName].flatMap(wordsOf);

/** Words missing from the list: recent names, Chinese, terms of the industry. */
const unlisted = new Set(
  `aini baobei ceshi chenwei denglu gongsi guangzhou guanliyuan hangzhou jiayou kuaile laogong laopo
   lijuan liuwei liwei qingwa wangfang wangwei wangwu wangxiu wobuzhidao wodemima woaiwojia xiaohong
   xiaoming zhanghao zhangmin zhangsan zhangwei alipay taobao tencent wechat weixin xiaomi zhifubao
   binance bitcoin blackpink blockchain chatgpt coinbase coronavirus covid ethereum fortnite gojek
   instagram lazada linkedin netflix openai pokemongo pubg roblox shopee spacex telegram tiktok
   tokopedia valorant wakanda whatsapp callcenter chatbot smsgateway staging admin1admin pass123word`
    .trim()
    .split(/\s+/),
);
