const whatsApp = /whats ?app|\b(?:wabas?|wa|ws|bsuid|hsm|meta)\b/;

/**
 * Words that identify a product, which is a category of documents. Lower case. Text messages, calls
 * and mails are mentioned with every product: if a query names another one too, that one is meant.
 */
export const productWords: Readonly<Record<string, RegExp>> = {
  sms: /\b(?:sms|text(?!(?:s|ed)? (?:to speech|length))(?:s|ed|ing)?|mt|segments?|dlr|sender)\b|短信|短消息/,
  voice:
    /\b(?:voice|calls?|called|calling|dial\w*|phone(?:s|d)?(?! (?:number|format))|rings?|rang|spoken|speak|speech|tts|ivr|cdr|voicemail|recordings?|audio|landlines?|hung|hangs?|heard|hear|listen\w*|picks? up|picked up)\b|语音|电话(?!号)|呼叫|外呼|群呼|通话|拨打|接听|没人接|接通|挂断|听到|录音|音频|播报|来电|主叫/,
  'email-code':
    /\b(?:e-?mails?|mails?|mailed|inbox|mailbox|bounced?|junk|spam)\b|邮件|邮箱|电邮|退信/,
  'whats-app': whatsApp,
  'wa-gl': whatsApp,
  'wa-jcs':
    /whats ?app|\b(?:wabas?|isvs?|integrators?|embedded signup|tech provider)\b|集成商|服务商|嵌入式注册/,
  'whatsapp-calling': whatsApp,
  viber: /viber/,
  messenger: /messenger|facebook|\b(?:fb|psid)\b|公共主页|脸书/,
  zalo: /zalo|\b(?:zns|zbs)\b|journey|行程令牌|越南/,
  'number-detection':
    /\bhlr\b|numbers? (?:check|lookup|detection|validation)|(?:phone|carrier|operator|bulk) lookup|lookup (?:task|result)|空号|号码检测|号码清洗|清洗号码|携号转网/,
  ota: /one[ -](?:tap|click) login|silent (?:network )?auth|\b(?:ota|sim)\b|一键登录|本机号码|免密登录|取号/,
  pns: /\b(?:mask(?:ed|ing|s)?|privacy numbers?|(?:virtual|proxy|alias) (?:phone )?numbers?|ax[ne]?|axe?y?b|nxeyb|xyb|bind(?:s|ing|ings|id)?|unbind\w*)\b|隐私号|隐私通话|虚拟号|小号|中间号|号码池|绑定|解绑/,
  'did-number':
    /\b(?:an?|the|my|our|your|from|with|via|by|to|for) did\b|\bdid(?: (?:numbers?|sms|texts?|dlr|receipts?|callbacks?|voice)\b|\s*\p{Script=Han})|10dlc|long codes?|(?:amazon|aws) connect|长号码|亚马逊/u,
  nxlink: /nxlink/,
  nxcc: /nxcc|(?:call|contact) cent(?:er|re)|\b(?:hotline|agents?|seats?|queues?|acd)\b|呼叫中心|坐席|座席|技能组|热线|排队/,
  callbot: /callbot|\b(?:bots?|robots?|voicebots?)\b|机器人|话术|意向/,
  nxphone: /nxphone|soft ?phones?|\bsip\b|软电话|话机/,
  'short-chain': /short (?:links?|urls?)|shorten\w*|短链|短网址/,
};

/** Products whose words are also used for others, each with those of similar purpose. */
export const plainProducts: Readonly<Record<string, readonly string[]>> = {
  sms: ['did-number'],
  voice: ['whatsapp-calling', 'pns', 'did-number', 'nxcc', 'callbot', 'nxphone'],
  'email-code': [],
};
