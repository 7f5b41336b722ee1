/**
 * What readers call the same thing, in both languages. A search for one finds the others, so that
 * a Chinese term finds an English document and the other way round.
 */
export const glossary: readonly (readonly string[])[] = [
  ['sender id', 'senderid', 'sender name', '短信签名', '发送方 id', '发送方'],
  ['charging standard', 'charge', 'cost', '计费标准', '计费', '收费'],
  ['segment', 'segments', '计费条数', '拆分', '长短信'],
  ['receipt', 'receipt callback', 'delivery report', '回执', '回执回调', '回执推送', '送达回执'],
  ['callback', 'webhook', '回调', '推送'],
  ['balance', 'money left', '余额', '账户余额'],
  ['group call', '群呼', '批量外呼'],
  ['voice notification', 'notifications', '语音通知', '语音播报'],
  ['voice code', 'voice otp', '语音验证码'],
  ['email code', 'email otp', '邮件验证码', '邮箱验证码'],
  ['verify signature', 'check the signature', '验签', '校验签名'],
  ['signature', 'sign', '签名', '签名算法'],
  ['idempotency', 'idempotency-key', 'same request twice', '幂等', '重复提交'],
  ['error code', 'error codes', '错误码', '报错'],
  ['upload recording', 'recording file', '上传录音', '录音文件'],
  ['backfill', 'backfill rate', 'code used', '回填', '回填率'],
  ['billing report', 'bill', '账单', '账单报表'],
  ['records query', 'records', '发送记录', '记录查询'],
  ['limits', 'rate limit', 'too many requests', '频率限制', '请求过于频繁'],
  ['faq', 'questions', '常见问题'],
  ['lists', 'pagination', 'pages', '分页', '页码'],
  ['retries', 'retry', '重试', '重推'],
  ['conventions', '通用约定', '约定'],
  ['time zone', 'utc', '时区'],
  ['encoding', 'charset', '编码', '字符集'],
  ['no answer', 'not answered', '无人接听', '未接听'],
  ['country code', 'number format', '国家码', '号码格式'],
];
