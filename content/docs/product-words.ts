/** By which words a reader means a product: a category of documents. Small letters. */
export const productWords: Readonly<Record<string, RegExp>> = {
  sms: /\b(?:sms|text(?!(?:s|ed)? (?:to speech|length))(?:s|ed|ing)?|mt|segments?|dlr|sender)\b|短信|短消息/,
  voice:
    /\b(?:voice|calls?|called|calling|dial\w*|phone(?:s|d)?(?! (?:number|format))|rings?|rang|spoken|speak|speech|tts|ivr|cdr|voicemail|recordings?|audio|landlines?|hung|hangs?|heard|hear|listen\w*|picks? up|picked up)\b|语音|电话(?!号)|呼叫|外呼|群呼|通话|拨打|接听|没人接|接通|挂断|听到|录音|音频|播报|来电|主叫/,
  'email-code':
    /\b(?:e-?mails?|mails?|mailed|inbox|mailbox|bounced?|junk|spam)\b|邮件|邮箱|电邮|退信/,
};
