import type { Localized } from '#contract/locale.ts';

/**
 * Queries for a section whose text uses other words: `category/doc#heading`, or an error code.
 * Terms of a whole document are in its keywords, general synonyms in the glossary.
 */
export const readersWords: Readonly<Record<string, Localized<string>>> = {
  // Charging
  'sms/charging-standard#encodings': {
    en: 'characters per SMS, 140 bytes, UDH, multipart, concatenated message, split into parts, max length, Arabic, Cyrillic, accents, non-Latin',
    zh: '70 个字, 67 个字, 160 个字符, 超长短信, 短信拆条, 字数限制, 中文短信',
  },
  'sms/charging-standard#gsm-7': {
    en: 'GSM 03.38, alphabet, allowed characters, special characters, diacritics, accented letters, 7-bit',
    zh: 'GSM 03.38, 特殊字符, 支持哪些字符, 7 位编码, 西文字符',
  },
  'sms/charging-standard#twice': {
    en: 'euro sign, brackets, curly braces, escape, extended characters, smart quotes, double width',
    zh: '欧元符号, 方括号, 大括号, 转义字符, 扩展字符, 弯引号, 中文标点',
  },
  'sms/charging-standard#examples': {
    en: 'segment calculator, how many parts, count segments',
    zh: '条数计算, 几条, 算几条',
  },
  'sms/charging-standard#cost': {
    en: 'unit price, rate card, tariff, fee, price list, how expensive, estimate, cost per country, calculator',
    zh: '单价, 价格表, 报价, 一条多少钱, 多少钱一条, 费率, 估算, 各国价格, 贵不贵',
  },
  'sms/charging-standard#charged': {
    en: 'when is money deducted, free of charge, debit, pay only for delivered, deduction',
    zh: '扣费, 扣钱, 什么时候扣费, 扣款, 失败扣费, 免费, 计费规则',
  },
  'voice/receipt-callback#billing': {
    en: 'call cost, per minute, rounding up, billing increment, call price, voice pricing, do I pay if nobody answers, cost of a call, unanswered calls',
    zh: '按分钟计费, 话费, 通话费, 不足一分钟, 语音资费, 语音价格, 语音计费, 没人接扣费吗, 打一分钟多少钱, 电话多少钱, 没接通收费吗',
  },

  // Sections of single documents
  'nxphone/sip-call#symptoms': {
    en: 'half a minute, one-way audio, Yealink',
    zh: '半分钟断线, 30 秒自动断, 单通, 注册不上 403, 话机',
  },
  'nxlink/webhook#conversation': {
    en: 'conversation owner, assignee, colleague took over the chat, coworker',
    zh: '会话归谁, 转给同事, 接管会话, 派给谁',
  },
  'messenger/Messenger-webhook#echo': {
    en: 'a human took over the chat, live agent takeover, bot handover',
    zh: '人工接管, 机器人停掉',
  },
  'short-chain/generate#redirect': { en: 'UTM parameters, tracking parameters', zh: 'UTM 参数' },
  'short-chain/generate#domain': {
    en: 'branded domain, shared domain blocked by carriers',
    zh: '公司域名, CNAME, 网址被运营商拦截',
  },
  'zalo/Zalo-webhook#follow': {
    en: 'followers, unfollow, new follower',
    zh: '粉丝, 取关, OA 粉丝',
  },
  'viber/Viber-API-mt#session': {
    en: 'how many messages before they answer, session limit',
    zh: '对方回复前能发几条',
  },
  'pns/PNS-API-Error-Code#not-through': {
    en: 'caller hears an announcement, call does not reach the courier',
    zh: '一直是提示音, 打不通, 找不到骑手',
  },
  'did-number/mt-receipt-callback-v2#message': {
    en: 'inbound texts, forward replies to our server',
    zh: '收用户回复, 上行短信',
  },
  'whatsapp-calling/WhatsApp-Calling-API#allow': {
    en: 'ask before calling, consent to be called',
    zh: '打电话前征得同意, 先授权, 用户没授权',
  },

  // The FAQ
  'sms/sms-faq#keys': {
    en: 'account sid, auth token, where is my api key, create key, lost secret, forgot secret, new key, separate key',
    zh: 'accesskey, appkey, sdkappid, ak sk, 申请 key, 忘记密钥, 开通账号, 注册, 新密钥, 单独的密钥',
  },
  'sms/sms-faq#version': {
    en: 'v1 or v2, difference, migrate, upgrade, deprecated, legacy, old api, end of life, new integration',
    zh: '版本区别, v1 和 v2, 升级, 迁移, 老版本, 旧接口, 下线, 新老接口',
  },
  'sms/sms-faq#signature': {
    en: 'signature mismatch, signature not valid, hmac wrong, debug signature, authentication failed, my hash is different, computed signature differs',
    zh: '验签失败, 签名不通过, 签名老是报错, 鉴权失败, 签名调试, 签名校验失败, 算出来不一样, 签名跟你们不一样',
  },
  'sms/sms-faq#number': {
    en: 'plus sign, leading zero, mobile number, cell phone, international format, dialing prefix',
    zh: '手机号, 手机号码, 国际号码, 加号, 前缀, 00 开头, 要不要加86',
  },
  'general/conventions#sandbox': {
    en: 'test keys, practice keys, test credentials, playground, test host, test url, test API, MCP server, AI agent, before signing a contract, without paying',
    zh: '测试密钥, 测试地址, 测试域名, 联调环境, 在线试用, 调试接口, 智能体, MCP 服务器, 测试环境, 不花钱, 上线之前先跑通',
  },
  'general/conventions#sandbox-errors': {
    en: 'simulate an error, provoke an error, force an error code, mock an error response, test error handling, simulate insufficient balance, simulate a rate limit',
    zh: '模拟错误, 模拟报错, 指定错误码, 测试异常处理, 模拟余额不足, 模拟限流, 触发错误码',
  },
  'general/conventions#sandbox-outcomes': {
    en: 'magic numbers, fake numbers, test recipients, simulate a failure, failed delivery test',
    zh: '模拟失败, 测试失败, 假号码, 模拟送达, 模拟无人接听',
  },
  'sms/sms-faq#test': {
    en: 'dry run, trial, free trial, free messages, mock, staging, test number, magic number, simulate, development environment, demo',
    zh: '试用, 免费试用, 免费短信, 体验, 测试号码, 测试短信, 模拟, 开发环境, 预发环境, mock, demo',
  },
  'sms/sms-faq#length': {
    en: 'maximum length, character limit, message too long, truncated, cut off, 1000 characters',
    zh: '字数上限, 内容太长, 被截断, 字数超限, 最多多少字, 超长',
  },
  'sms/sms-faq#encoding': {
    en: 'charged more than expected, smart quotes, why two messages, unexpected unicode, word processor',
    zh: '条数变多, 多扣费, 扣了两条, 英文短信很贵, 智能引号',
  },
  'sms/sms-faq#sender': {
    en: 'from name, from number, originator, brand name, company name, long code, short code, toll-free, 10DLC, register sender, sender registration, TPOA, branded, our own name instead of a number',
    zh: '发件人, 显示名称, 公司名, 品牌名, 发送号码, 码号, 通道号, 短号, 长号, 106, 报备, 资质, 显示品牌, 显示公司名字, 不显示号码',
  },
  'sms/sms-faq#template': {
    en: 'template id, template variables, placeholders, personalise, personalize, merge fields, dynamic content, registered wording, content approval, DLT, brand in brackets',
    zh: '模板变量, 模板id, templatecode, signname, 变量, 占位符, 个性化, 模板审核, 签名审核, 签名报备, 内容报备, 资质审核',
  },
  'sms/sms-faq#answer': {
    en: 'reply, replies, receive messages, receive sms, MO, mobile originated, two way, keyword, conversation, respond, customers text back, write back',
    zh: '回复, 用户回复, 收短信, 上行, 双向短信, 回复内容, 上行推送, 客户回短信',
  },
  'sms/sms-faq#type': {
    en: 'transactional, promotional, route, channel, advertising, campaign, promo, marketing sms, message class',
    zh: '营销短信, 通知短信, 推广短信, 会员短信, 行业短信, 通道, 验证码通道, 短信类型, 广告',
  },
  'sms/sms-faq#timeout': {
    en: 'no response, connection reset, read timeout, was it sent, double send, network error, socket hang up, text arrived twice, network failure',
    zh: '网络异常, 没有响应, 连接超时, 会不会发两次, 发了两次, 重复发, 重复收到, 客户收到两条一样的, 断网, 发出去没有',
  },
  'sms/sms-faq#speed': {
    en: 'throughput, MPS, TPS, messages per second, bulk speed, how many messages, daily limit, OTP limit, cooldown, resend interval, codes per minute, texts per second, code again too soon, second code rejected',
    zh: '吞吐量, 每秒多少条, 发送速度, 日限额, 每天上限, 发送间隔, 60 秒, 一天几条, 上限, 频次, 一分钟几次, 一秒多少条, 一分钟能发几次, 流控, 触发流控, 同一手机号限制',
  },
  'sms/sms-faq#opt-out': {
    en: 'STOP keyword, unsubscribed, consent, GDPR, TCPA, marketing list, suppression list, do not text, complaint, subscribe again, wants texts again, no more texts, remove from list',
    zh: '回T退订, 回复TD, 拒收, 投诉, 用户投诉, 营销名单, 同意, 合规, 恢复订阅, 又想收短信, 重新订阅, 不想再收',
  },
  'sms/sms-faq#accepted': {
    en: 'sms not received, message missing, not delivered, never arrived, user got nothing, delivery failed, lost message, undelivered, where is my message, code not arriving, otp not received',
    zh: '收不到验证码, 没收到验证码, 收不到短信, 用户没收到, 发送成功没收到, 丢短信, 延迟, 到达慢, 未送达, 发送失败',
  },
  'sms/sms-faq#no-receipts': {
    en: 'webhook not called, callback not working, no dlr, no status update, localhost, ngrok, tunnel, firewall, self-signed certificate, endpoint unreachable, webhook not firing',
    zh: '收不到回调, 没有回调, 回调不触发, 没有推送, 内网, 内网穿透, 防火墙, 证书, 公网, 状态报告收不到',
  },
  'sms/sms-faq#twice': {
    en: 'duplicate webhook, duplicate callback, double receipt, received twice, dedupe, deduplicate, same event several times',
    zh: '重复回调, 收到两次回调, 去重, 多次推送, 推了好几次, 同一个事件',
  },
  'sms/sms-faq#delivrd': {
    en: 'delivered but not received, marked delivered, fake delivered, blocked by phone, filtered, says delivered but never got it',
    zh: '显示成功, 假送达, 已送达但没收到, 被拦截, 手机拦截, 骚扰拦截, 垃圾短信',
  },
  'sms/sms-faq#unknown': {
    en: 'status unknown, pending, stuck, no final state, no report',
    zh: '状态未知, 一直没状态, 未知状态, 没有结果, 卡住',
  },
  'sms/sms-faq#undelivered': {
    en: 'pay for failed messages, failed messages billed, refund, money back, charged for undelivered, do I pay for texts that never arrive, fee for failed',
    zh: '失败收费吗, 失败扣费, 失败退款, 返还, 退费, 发送失败扣钱, 未送达扣费, 没到扣钱吗, 没收到也扣钱, 失败退钱',
  },
  'sms/sms-faq#bill': {
    en: 'reconcile, mismatch, discrepancy, bill does not match, differs, wrong invoice, overcharged, our own statistics, counts differ',
    zh: '对不上, 账单对不上, 数量不一致, 对账差异, 账单不对, 多扣钱, 数目不符, 条数不一样, 统计不一样',
  },
  'sms/sms-faq#pumping': {
    en: 'fraud, fake signups, fake accounts, abuse, attack, artificially inflated traffic, IRSF, captcha, bot protection, geo permissions, country block, spike, unusual traffic, brute force',
    zh: '被刷, 盗刷, 短信被刷, 接口被刷, 恶意攻击, 图形验证码, 滑块, 异常流量, 风控, 薅羊毛, 轰炸',
  },
  'sms/sms-faq#note': {
    en: 'support, help, ticket, contact, report a problem',
    zh: '客服, 技术支持, 工单, 人工, 联系, 反馈',
  },

  // All endpoints
  'general/conventions#start': {
    en: 'hello world, first request, tutorial, register, onboarding, authenticate, SDK, npm, pip, composer, maven, library, OpenAPI, swagger, Postman, curl, sample code, client generator, first steps, activate account, node sdk, server sdk',
    zh: '入门, 教程, 新手, 第一次调用, 注册账号, 开户, 激活, 接入流程, 怎么接入, 对接文档, 示例代码, demo, swagger, 开发语言, Java SDK, node sdk, 实名认证, 企业认证',
  },
  'general/conventions#keys': {
    en: 'rotate, rotation, revoke, leaked, compromised, stolen key, permissions, scopes, roles, several applications, subaccount, project, delete key, expire, least privilege, separate key for an employee, read only',
    zh: '轮换, 更换密钥, 吊销, 泄露, 泄漏, 密钥被盗, 重置密钥, 子账号, 多个应用, 权限管理, 只读, 删除密钥, 换 key, 单独密钥, 只给查询, 新同事, AccessKeySecret, AccessKeyId',
  },
  'general/conventions#callback-secret': {
    en: 'webhook secret, signing secret, webhook key, change webhook secret, callback token',
    zh: 'webhook 密钥, 回调 token, 更换回调密钥, 推送密钥, 回调秘钥',
  },
  'general/conventions#hosts': {
    en: 'base url, endpoint, api url, domain, server address, region, TLS, http or https, api version, production url, production domain name',
    zh: '接口地址, 请求地址, 域名, 网关, 调用地址, 接入点, 节点, base url, 版本号, 正式环境域名, 正式地址',
  },
  'general/conventions#additions': {
    en: 'breaking change, backward compatible, unknown field, new enum value, strict parsing, compatibility, stability',
    zh: '兼容, 向后兼容, 新字段, 未知字段, 新增枚举, 反序列化失败, 接口变更, 版本变更',
  },
  'general/conventions#version-1': {
    en: 'basic auth, without signature, simple authentication, bearer token, no hmac',
    zh: '不签名, 免签, 简单鉴权, 明文密钥, appid',
  },
  'general/conventions#version-2': {
    en: 'authentication, authorization header, bearer token, OAuth, hmac auth, request headers, auth headers, nonce, timestamp, how to sign',
    zh: '鉴权, 认证, 请求头, 公共参数, 头部, 加密, token, 随机数, 怎么签名, 接口认证',
  },
  'general/conventions#canonical-string': {
    en: 'string to sign, hmac sha256, hash, digest, sort parameters, url encode, percent encoding, hex, base64, signing algorithm, empty body hash',
    zh: '签名串, 拼接, 签名步骤, 排序, url 编码, 摘要, 哈希, 加密算法, 签名规则, 待签串, 十六进制, md5',
  },
  'general/conventions#examples': {
    en: 'test vectors, signature example, sample signature, check my signature, signing sample',
    zh: '签名样例, 测试向量, 签名例子, 验证签名算法, 签名 demo, 签名代码',
  },
  'general/conventions#idempotency': {
    en: 'exactly once, avoid duplicates, prevent duplicate, double sending, dedupe, safe retry, replay, idempotent, safe to send again, network failure',
    zh: '去重, 防重复, 防重, 重复请求, 只发一次, 幂等性, 避免重复, 重新提交, 重新提交安全吗, 断网',
  },
  'general/conventions#limits': {
    en: 'quota, throughput, throttled, concurrency, burst, requests per second, requests per minute, how many requests, api limit, capacity, increase limit, what to do when throttled',
    zh: '并发数, 并发量, 每秒请求, 调用次数, 流控, 配额, 提升限额, 接口限制, 每分钟, 调用频率, 被限流, 并发多少',
  },
  'general/conventions#values': {
    en: 'data types, decimal, money format, boolean, null, UTF-8, number precision, amount as string or number',
    zh: '数据类型, 金额格式, 小数, 精度, 空值, 布尔, 金额是字符串还是数字',
  },
  'general/conventions#numbers': {
    en: 'international prefix, plus sign, leading zero, dial code, area code, mobile number, landline',
    zh: '手机号格式, 国际区号, 前缀, 座机, 固话, 国际冠码',
  },
  'general/conventions#times': {
    en: 'ISO 8601, RFC 3339, date format, datetime, GMT, local time, Beijing time, epoch, unix time, daylight saving',
    zh: '时间格式, 日期格式, 北京时间, 东八区, 相差 8 小时, 本地时间, 夏令时, 毫秒',
  },
  'general/conventions#text-length': {
    en: 'count characters, string length, code points, utf-16',
    zh: '怎么数字符, 字符数, 汉字算几个',
  },
  'general/conventions#recipients': {
    en: 'multiple recipients, partial success, some numbers failed, many numbers, array of numbers, rejected numbers, partly accepted, multi-status',
    zh: '多个号码, 部分成功, 部分失败, 批量号码, 号码数组, 多个手机号, 逗号分隔, 被拒号码',
  },
  'general/conventions#lists': {
    en: 'page size, offset, cursor, next page, limit, date range, 31 days, 10000 records, too many results, sort order, filter by date, max results, older records, how far back',
    zh: '每页, 每页条数, 下一页, 总数, 游标, 时间范围, 日期范围, 31 天, 一万条, 查不全, 排序, 多久以前, 三个月前',
  },
  'general/conventions#errors': {
    en: 'response format, envelope, error handling, status codes, json structure, exception, request id, trace id, result, success response',
    zh: '返回值, 返回结果, 响应格式, 返回码, 状态码, 错误处理, 异常处理, 请求 id, requestId, 公共返回',
  },
  'general/conventions#retries': {
    en: 'backoff, exponential backoff, retry policy, when to retry, how often, attempts, transient error, 502, 504, bad gateway, gateway timeout, client timeout, connection timeout, resilience',
    zh: 'Retry-After, 退避, 指数退避, 重试策略, 重试几次, 重试间隔, 超时时间, 多久超时, 502, 504, 网关超时, 容错',
  },
  'general/conventions#states': {
    en: 'status list, state machine, final state, lifecycle, status meaning, queued, sent, failed, pending, enum, EXPIRED, REJECTD, UNKNOWN, meaning of states',
    zh: '状态列表, 状态含义, 最终状态, 终态, 状态机, 状态码含义, 发送中, 状态流转, EXPIRED, REJECTD, UNKNOWN, 状态是什么意思',
  },
  'general/conventions#callbacks': {
    en: 'webhook, push, event, notification url, subscribe to events, http post to my server, callback url, webhook format, webhook retries, polling or webhook, order of events, acknowledge, same event again, my server was down, retry failed webhook, failed webhook, localhost',
    zh: '回调地址, 回调接口, 推送地址, 通知地址, 事件, 订阅, notify_url, 回调格式, 回调响应, 回调超时, 消息推送, 服务器挂了, 还会再推, 推送失败, 推送不成功',
  },
  'general/conventions#verify': {
    en: 'webhook signature, validate webhook, authenticity, forged, spoofed, genuine, verify callback, node.js, javascript, python, java, php, golang, go, c#, .net, ruby, express, flask, spring, laravel, constant time, timing attack, replay attack, raw body, faking your webhook, impersonate, really from you, webhook security, check the HMAC of a callback',
    zh: '回调验签, 校验回调, 验证回调, 伪造, 防伪造, 防重放, 回调安全, 验签代码, node, python, java, php, golang, c#, .net, ruby, 原始报文, 假冒推送, 冒充, 确认是你们发的, webhook 鉴权',
  },
  'general/conventions#note': {
    en: 'security, best practices, ip whitelist, allowlist, source ip, callback ip addresses, ntp, frontend, browser, mobile app, CORS, github, environment variables, egress ip, static ip',
    zh: '安全, 安全建议, 最佳实践, 来源 ip, 出口 ip, 回调 ip, 固定 ip, 前端, 小程序, 跨域',
  },
  'general/error-codes#read': {
    en: 'error ranges, error categories, can i retry',
    zh: '错误分类, 错误码范围, 错误码规则',
  },
  'general/error-codes#not-listed': {
    en: 'unknown error code, undocumented error, support, contact',
    zh: '未知错误, 未知错误码, 没有的错误码, 联系客服',
  },

  // Error codes
  1001: {
    en: 'missing field, mandatory, required, empty, null, undefined, parameter absent, forgot a field',
    zh: '缺参数, 少参数, 参数缺失, 必传, 必填, 参数为空, 少传, 漏传',
  },
  1002: {
    en: 'invalid parameter, illegal value, out of range, validation failed, wrong format, invalid value, parameter error',
    zh: '参数错误, 参数不合法, 参数非法, 参数无效, 格式错误, 超出范围, 校验失败, 非法参数',
  },
  1003: {
    en: 'malformed json, parse error, syntax error, invalid json, content type, form data, charset, garbled, wrong json',
    zh: 'json 格式错误, 解析失败, 乱码, 请求体格式, json 解析, 编码错误, json 不对',
  },
  1004: {
    en: 'request too large, payload size, entity too large',
    zh: '请求太大, 报文过大, 包太大',
  },
  1005: {
    en: 'all rejected, unprocessable, nothing accepted, every number failed',
    zh: '全部失败, 全部被拒, 没有一个成功',
  },
  1006: {
    en: 'duplicate number, same number twice, repeated recipient',
    zh: '号码重复, 重复号码',
  },
  1101: {
    en: 'invalid api key, wrong password, login failed, authentication error, bad credentials, invalid credentials, key not found, revoked key',
    zh: 'key 错误, 密钥错误, 密钥无效, 密钥不对, 认证失败, 身份验证失败, appkey 错误, 账号密码错误',
  },
  1102: {
    en: 'signature mismatch, invalid hmac, authentication failed, wrong hash, SignatureDoesNotMatch',
    zh: '签名不匹配, 签名校验失败, 验签不通过, 签名无效',
  },
  1103: {
    en: 'clock skew, request expired, stale request, time difference, ntp, wrong time, server clock is off',
    zh: '时间不同步, 请求过期, 时间误差, 时间戳过期, 时钟偏差, 时间不对, 对时, 时间慢了, 时间快了',
  },
  1104: {
    en: 'replay, nonce reused, duplicate nonce, replay attack',
    zh: '重放, 重放攻击, nonce 重复, 随机数重复, SignatureNonceUsed',
  },
  1105: {
    en: 'ip blocked, ip not allowed, ip restriction, access denied, whitelist',
    zh: 'ip 受限, ip 限制, ip 被拒, 加白, 不在白名单, 拒绝访问',
  },
  1106: {
    en: 'product disabled, service not activated, not subscribed, not enabled, activate product',
    zh: '未开通, 没开通服务, 产品未开通, 服务未激活, 开通短信',
  },
  1107: {
    en: 'permission denied, insufficient permission, scope, access denied, not authorized, missing right',
    zh: '没有权限, 权限不足, 无权限, 无权访问, 权限不够',
  },
  1201: {
    en: 'insufficient balance, not enough money, out of funds, recharge, payment required, no money, money is gone, sending stopped',
    zh: '没钱了, 钱不够, 充值, 余额不够, 欠费, 账户没钱, 钱用完了',
  },
  1202: {
    en: 'account blocked, account disabled, account frozen, account locked, banned, deactivated, suspended',
    zh: '账号被封, 账户冻结, 账号停用, 封号, 账户被禁, 账号锁定, 被停了',
  },
  1301: {
    en: 'throttled, rate limited, quota exceeded, slow down, limit exceeded, exceeded qps',
    zh: '触发限流, 流控, 超频, 超过频率, 超出限制, 请求过多, 并发超限',
  },
  1302: {
    en: 'idempotency conflict, same key other body, orderId already used, duplicate order id',
    zh: '幂等冲突, 订单号重复, 流水号重复, orderid 重复',
  },
  1401: {
    en: 'not found, unknown id, does not exist, no record, wrong message id, expired record',
    zh: '查不到, 找不到记录, 记录不存在, 不存在, 查无记录, id 错误',
  },
  1402: {
    en: 'wrong url, wrong path, wrong endpoint, unknown endpoint, endpoint does not exist, no such route, trailing slash, forgot v2',
    zh: '路径错误, 地址错误, 接口不存在, 接口地址不对, 路径写错, url 错误, 末尾斜杠',
  },
  1403: {
    en: 'method not allowed, wrong method, http verb, GET instead of POST',
    zh: '请求方法错误, 方法不允许, 不支持 GET, 用错请求方法',
  },
  1501: {
    en: 'internal error, server error, system error, unexpected error, bug, crash',
    zh: '系统错误, 系统异常, 服务器错误, 内部异常, 服务器异常',
  },
  1502: {
    en: 'unavailable, overloaded, maintenance, downtime, outage, system busy, server overloaded, busy',
    zh: '系统繁忙, 服务不可用, 维护, 宕机, 故障, 稍后再试, 系统忙',
  },
  2001: {
    en: 'invalid phone number, wrong number format, bad number, malformed number, cannot dial',
    zh: '手机号错误, 号码错误, 无效号码, 号码无效, 手机号格式错误, 空号, 打不出去',
  },
  2002: {
    en: 'country not supported, geo permissions, country blocked, region not enabled, country not allowed, country disabled, country not enabled',
    zh: '国家未开通, 地区未开通, 不支持的国家, 国家限制, 国际短信未开通, 国家没开通',
  },
  2003: {
    en: 'sender not approved, invalid sender, alphanumeric sender, unregistered sender, sender rejected',
    zh: '发送方未报备, 签名未报备, 签名不合法, 签名未审核, 发件人无效',
  },
  2005: {
    en: 'content blocked, content filter, forbidden words, blocked text, sensitive words, spam filter, prohibited content, illegal content, links not allowed, blocked because of its words',
    zh: '敏感词, 违禁词, 关键词拦截, 内容违规, 内容审核, 黑词, 违规内容, 内容被拦截, 有违规词',
  },
  2006: { en: 'not an otp, wrong type', zh: '类型不对, 不是验证码短信' },
  2007: {
    en: 'report too late, reporting window, 24 hours',
    zh: '上报太晚, 上报超时, 回填超时',
  },
  2008: { en: 'usedAt wrong, time in the future', zh: '使用时间错误, 未来时间' },
  2009: {
    en: 'unsubscribed, opted out, STOP, blocked by recipient',
    zh: '已退订, 用户退订, 用户拒收',
  },
  2010: {
    en: 'otp limit, code limit, resend too fast, too many otp, cooldown, wait before resending, sms frequency, too many codes to one number',
    zh: '验证码频繁, 验证码太频繁, 触发分钟级流控, 触发天级流控, 一分钟一条, 获取验证码次数过多, 发送频率超限, 发太多, 一分钟能发几次',
  },
  2101: {
    en: 'invalid email, wrong email address, malformed address',
    zh: '邮箱错误, 邮箱格式错误, 无效邮箱, 邮箱不对',
  },
  2102: {
    en: 'suppressed, suppression list, hard bounce, blocked address, blacklisted email, unsubscribed',
    zh: '邮箱黑名单, 停发名单, 硬退信, 邮箱被拉黑, 退订邮箱',
  },
  2103: {
    en: 'template not found, template not approved, invalid template, unapproved',
    zh: '模板不合法, 模板未审核, 模板无效, 模板错误, 模板不存在',
  },
  2104: {
    en: 'email limit, too many emails, resend email',
    zh: '邮件频繁, 邮箱验证码频繁, 邮件发送频率',
  },
  2203: {
    en: 'caller id not verified, invalid caller id, spoofing, unverified number, from number',
    zh: '主叫未报备, 外显号码未登记, 主叫号码无效, 号码未认证',
  },
  2206: {
    en: 'call limit, call frequency, calling too often, redial, cannot dial, called too often',
    zh: '呼叫频繁, 呼叫次数超限, 呼叫频率, 打太多, 打不出去',
  },
  2207: {
    en: 'blocked number, do not call list, DNC, DND, do not disturb, stop calling me',
    zh: '号码黑名单, 禁呼, 拒呼, 不要打, 别再打, 投诉电话',
  },
  2208: {
    en: 'night, quiet hours, calls at night, permitted hours, too late to call, calls in the evening, DND',
    zh: '夜间, 晚上不能打, 半夜, 时段限制, 夜间外呼, 晚上接到电话, 投诉晚上打电话, 不要打扰, 免打扰时段',
  },
  2210: {
    en: 'forbidden words, sensitive words, content blocked',
    zh: '敏感词, 违禁词, 语音内容违规',
  },
  2212: {
    en: 'pending approval, not approved yet, waiting for review, under review',
    zh: '审核中, 待审核, 未审核, 等待审核',
  },
  2214: { en: 'window, calling hours, time window', zh: '时间窗口, 拨打时间' },
  2215: {
    en: 'not approved, review failed, rejected audio, denied, audio refused',
    zh: '审核不通过, 审核失败, 审核被拒, 驳回, 录音被驳回',
  },
  2220: {
    en: 'unsupported format, m4a, aac, ogg, wrong file type, unsupported media type, convert audio',
    zh: '格式不支持, 文件格式错误, m4a, 音频格式不对, 转码',
  },
  2221: {
    en: 'file too big, file size limit, upload limit, compress audio',
    zh: '文件太大, 录音太大, 文件大小限制, 压缩',
  },
  2222: {
    en: 'too long, too short, audio length, recording duration',
    zh: '录音太长, 录音太短, 录音时长',
  },
  2223: {
    en: 'too many files, storage full, quota of recordings, delete recordings',
    zh: '文件太多, 录音数量上限, 删除录音, 存储满',
  },
  2231: { en: 'report too late, 72 hours', zh: '上报太晚, 72 小时' },
  2232: { en: 'usedAt wrong, time in the future', zh: '使用时间错误, 未来时间' },
  5004: { en: 'number pool exhausted, no free numbers left', zh: '号码池用完, 没有可用号码' },
  5108: {
    en: 'no campaign, brand not registered, campaign missing',
    zh: '没有 campaign, 品牌未登记',
  },
};
