/**
 * Readers' synonyms, by the term in our texts. Terms of the glossary include the others of their
 * lines. Lower case only; one direction: our term does not search for theirs.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  // Money
  'charge, 扣费':
    'pay, paid, paying, money, expensive, deduct, 要钱, 花钱, 付费, 付钱, 收钱, 扣款, 扣了, 扣, 钱, 话费, 要收费',
  'billing report, 账单':
    'spend, spent, how much did we spend, how much did i spend, costs last month, monthly cost, monthly sms cost, costs per month, accountant, 每月, 月费用, 短信费用, 花了, 花了多少钱, 用了多少钱, 花费, 开销, 支出, 总共花, 财务',
  'balance, 余额':
    'money do i have, money is left, money is gone, out of money, remaining credit, 钱用完, 剩余额度, 没钱了, runs low, running low, running out, account empty, 还剩, 账上, 账户里, 剩余, 还有多少钱, 剩多少, 剩多少钱, 快用完',

  // Outcomes
  'did not arrive, not delivered, 没收到, 没送达':
    'never arrive, not arrive, never got, never get, not get, never received, not receive, never reach, never came, undelivered, 没到, 没有到, 到不了, 没来, 收不着, 没送到, 没看到, 没发到',
  'not delivered, undeliv, 失败':
    'fail, failed, unsuccessful, bounce back, 不成功, 没成功, 没发出去, 发不出去',
  'status, state, 状态':
    'what happened, what became of, progress, where is, how far, outcome, 到哪一步, 到哪了, 到哪, 进度, 怎样了, 什么情况, 结果',
  'single record, messageid, 单条记录':
    'one text, single text, one sms, this message, a certain message, particular message, specific message, single message, a text i sent, 查一条, 查某条, 查单条, 这条短信, 某条短信, 那条短信, 某一条, 某条, 这条消息, 那条消息',
  'period, 时间段, 时间范围':
    'yesterday, today, last week, last month, this week, this month, last few days, 昨天, 今天, 前天, 上周, 上个月, 本月, 这个月, 最近几天, 三个月, 几个月',
  'records query, 记录查询':
    'see all, list all, list of all, look back, past, previous, overview, which texts, which calls, which mails, which emails, 以前的, 之前的, 过去的, 哪些短信, 哪些电话, 哪些邮件, 明细, 列表, 清单',
  'list, 查询': 'show all, show me all, 列表, 清单, 有哪些, 全部',
  'no answer, not answered, 无人接听':
    'nobody picks up, nobody answers, no one answers, no one picks up, does not answer, does not pick up, did not answer, never picked up, unanswered, 没有人接, 不接, 没接, 不接电话, 打不通, 接不通, 没打通',
  'busy, 用户忙': 'line busy, line is busy, engaged, 占线, 忙线, 忙音, 通话中',
  'call ended, receipt callback, 挂断':
    'hung up, hang up, hangs up, 挂掉, 挂电话, 挂机, 挂了电话, 直接挂, 就挂, 接了',
  'duration, 通话时长':
    'how long did, how long was, call length, talk time, 打了多久, 说了多久, 通话多久, 讲了多久, 几分钟',
  'delivrd, 显示成功':
    'shows delivered, says delivered, marked as delivered, 显示送达, 显示已送达, 显示成功',
  'status, records query, 状态, 记录查询':
    'success rate, delivery rate, answer rate, asr, acd, statistics, 接通率, 到达率, 成功率, 送达率, 统计',

  // Recipients and quantities
  'bulk, batch, 批量':
    'subscribers, members, 会员, 上万, 上千, 几千, 成千上万, 一批, everyone, everybody, all our customers, all customers, all users, all my customers, all our users, customer list, list of customers, list of numbers, list of people, thousands of people, thousands, hundreds, many people, many customers, many users, several numbers, several people, multiple numbers, mass, 所有客户, 全部客户, 所有用户, 全部用户, 所有人, 很多人, 几千人, 几百人, 上千人, 一大批, 名单, 多个号码, 多个客户, 多人, 大量, 群',
  'one number, one person, single, 单条, 一个号码':
    'one customer, a customer, single customer, a single customer, one user, single user, a single person, a person, someone, 某个客户, 一个客户, 某个人, 一个人, 单个, 某个用户, 单个号码, 某个号码, 一位客户',

  // Codes
  'backfill, code used, 回填':
    'typed in, type in, typed, enter, entered, entered the code, keyed in, used the code, was the code used, correct code, 填对, 输入, 输对, 填写, 填了, 用掉, 用没用, 上报, 验证成功, 验证通过',
  'one-time code, 验证码':
    'login code, log in code, pin, sign-in code, security code, code to log in, 登录码, 登录验证, 短信码, 动态密码, 口令, totp',
  'pumping, 恶意刷验证码':
    'hacker, attack, attacker, script, fake signup, fake users, malicious, bot, sudden spike, 脚本, 恶意, 攻击, 黑客, 狂点, 狂刷, 刷接口, 刷量, irsf',
  'too many codes, otp limit, 验证码频繁':
    'too many codes, codes too often, another code, new code, 发太多, 再发一次验证码, 重新获取',

  // Calls
  'call, 呼叫':
    'phone, ring, dial, phoning, give a ring, 打电话, 打个电话, 拨打, 致电, 打给, 拨, 去电, 电话, 打',
  'group call, 群呼':
    'call all, call many, phone all, phone many, call everyone, call list, call campaign, campaign of calls, mass calling, 批量打电话, 批量拨打, 批量呼叫, 群打, 批量电话, 轮流打',
  'reads, read aloud, 播报':
    'read out, speak, say, spoken, heard, hear, listen, aloud, 念, 朗读, 读出, 听到, 听见, 报一下, 读给',
  'recording, 录音':
    'recorded message, recorded, prerecorded, pre-recorded, sound, audio, jingle, 放录音, 录好的, 声音文件, 音频文件, 语音文件',
  'upload recording, 上传录音':
    'upload a file, upload sound, add audio, 传录音, 传音频, 传文件, 上传文件',
  'voice notification, 语音通知':
    'ivr, phone message, reminder call, alarm call, call and read, call and say, call and play, 打电话通知, 打电话提醒, 念一段话, 电话提醒, 告警电话',
  'voice code, 语音验证码':
    'call and read a code, code by phone, code over the phone, code by call, call with a code, speak a pin, 打电话报验证码, 电话报码, 电话念验证码, 打电话念验证码',
  'caller id, 主叫号码':
    'number shown, number displayed, which number does, which number do, number appears, appears on, ani, 显示什么号码, 显示的号码, 显示哪个号码, 显示号码, 看到的号码, 用哪个号码打, 号码打出去',
  'calling hours, 外呼时段':
    'daytime, office hours, working hours, business hours, night, at night, evening, weekend, dnd, time of day, 白天, 晚上, 夜里, 半夜, 深夜, 上班时间, 几点到几点',
  'schedule, startat, 定时':
    'tomorrow, later, start time, set time, in advance, 明天, 晚点, 早上, 几点开始, 指定时间, 到点, 稍后发',
  'resend, cooldown, 发送间隔':
    'resend a code, send the code again, 重新发, 再发, 多久可以, 隔多久, 再次获取',
  'redial, maxattempts, 重拨':
    'call again, calling again, try calling, call back later, another attempt, 再打, 重打, 重呼, 多打几次, 自动再打, 再拨',
  'callspersecond, 每秒': 'cps, calls per second, pace of calls',
  'language, 语言':
    'english, french, spanish, accent, male voice, female voice, 英语, 英文念, 方言, 男声, 女声, 粤语',
  'block list, 黑名单':
    'dnd, dnc, never call, do not disturb, 拉黑, 不要打, 别再打, 不想再接, 不想接, blocked our calls, stop calling',

  // Text messages
  'segment, 计费条数': 'pdu, udh, sms parts, 拆成几条, 拆成, 算几条, 几条',
  'sender id, 发送方 id':
    'company name, our name, brand, display name, from whom, shown as sender, 公司名, 公司名字, 品牌名, 显示名, 署名, 抬头',
  'answer a text, reply, 回复短信':
    'mo, replies, reply, write back, text back, answer our, respond to a text, 回短信, 能回, 回信息, 回消息, 回复',
  'unsubscribe, 退订':
    'reply stop, replied stop, no more texts, no longer wants, does not want, remove me, 不想再收, 不想收, 别再发, 回复t, 回t, 回td',
  'mt sending, 发送短信':
    'a2p, mt, send texts, send one text, send a message, 发一条短信, 发条短信, 发个短信, 给用户发短信',
  'template, 短信模板':
    'variables, personalised, personalized, merge field, 变量, 带变量, 带名字, 个性化',
  'lists of recipients, recipients, 接收方':
    'one of the numbers, one of the phone numbers, some of the numbers, some numbers, 有一个号码, 其中一个, 有几个错, 部分号码, 其他的还',
  'text length, 字数':
    'how many characters, how many letters, how much text, too long, 几个字, 太长, 写多长, 能写多少',
  'number, 号码': 'phone number, mobile number, cell number, 手机号, 手机号码, 电话号码',
  'phone number format, 号码格式':
    'leading zero, plus sign, national number, 前面的0, 号码前面, 加不加',

  // Operations
  'callback, webhook, event, 回调':
    'tell me when, tell us when, notify me, notify us, notify my server, tell my server, how am i told, how are we told, alert me, alert us, ping me, let me know when, 通知我, 通知到, 推给我们, 推到我们, 告诉我们',
  'delete, remove, 删除':
    'erase, drop, get rid of, take off, take out, take down, clean up, wipe, 删掉, 去掉, 不要了, 清掉, 清除',
  'change, update, edit, 修改':
    'swap, modify, adjust, alter, replace, rename, raise, increase, extend, lengthen, shorter, 改一下, 改成, 调整, 换成, 编辑, 延长, 调高',
  'stop, pause, 停止, 暂停': 'halt, kill, abort, cease, 停掉, 叫停, 中止, 停下来, 别打了',
  'close, 关闭': 'terminate, shut down, 结束, 终止',
  'remove, 移出': 'kick out, 移除, 剔除, 踢出',
  'resume, continue, 恢复': 'unpause, restart, start again, carry on, 继续跑, 接着打, 重新启动',
  'add, 添加': 'append, insert, put into, 追加, 加进去, 加到, 再加',
  'create, 创建': 'set up, build, launch, 新建, 建一个, 搭建',
  'rejected, 被拒, 驳回': 'turned down, declined, was refused, 不通过, 没通过, 打回',
  'approved, 审核通过': 'went through, got accepted, been accepted, 批了, 过了没, 通过了没',
  'expired, 过期':
    'no longer valid, still valid, dead link, link is dead, ran out, 失效, 打不开了, 用不了了',
  'waiting, 排队': 'on hold, in line, hold music, 等着, 等多久',
  'offline, 离线': 'not online, unregistered, disconnected, lost connection, 不在线, 掉线, 没连上',
  'break, 小休': 'lunch, coffee, away from desk, 午休, 吃饭, 离开座位',
  'sign out, 签出': 'log out, logout, logged out, 下班, 退出登录',
  'microphone, 麦克风': 'mic, headset, 话筒, 耳麦',
  'embed, 嵌入':
    'inside our page, inside our crm, in our website, into my app, 放进网页, 嵌到, 集成到页面',
  'hide, masked, 隐藏': 'conceal, not see, cannot see, without showing, 看不到号码, 不暴露, 保密',
  'clicks, 点击': 'opened my, opened the, tapped, clicked, visited, 点开, 点了多少, 打开了',

  // All endpoints
  'verify signature, forged, 验签, 伪造':
    'really from you, comes from you, come from you, really comes, genuine, is it really you, fake callback, trust, 是你们发的, 冒充, 真的是你们, 确认来源, 假的回调',
  'callback, 重推':
    'call my server, our server is down, my server is down, server was down, push again, 再推, 还会推, 会再推, 服务器挂了, 推给我',
  'retries, 重试': 'try again, once more, repeat, 再试, 重来, 再来一次',
  'timed out, 超时':
    'did not respond, not respond, no reply from, hangs, never returned, slow response, 没返回, 没反应, 没回应, 卡住了',
  'idempotency, sent twice, 重复':
    'twice, two times, double, same text, two identical, 两条一样, 两次, 两遍, 重复了, 收到两条, 发两遍, 发重',
  'limits, 频率限制':
    'per second, a second, per minute, how fast, qpm, rps, 一秒, 每秒, 一分钟, 多快',
  'rotate, leaked, 泄露':
    'stole, stolen, hacked key, published, lost key, on github, 偷, 被盗, 传到网上, 公开了, 外泄',
  'permission, 权限': 'read only, read-only, restrict, colleague, access for, 只读, 只给, 只能查',
  'account is blocked, 停用':
    'suspended, frozen, locked, account disabled, closed account, 被停, 被封, 封了, 停了',
  'version, 版本':
    'version 1, version 2, first version, v1, v2, old api, new api, 一版, 二版, 新版, 旧版, 老版',
  'difference, version-1, 区别':
    'differ, different, versus, vs, compare, better, 不同, 差别, 有啥不同, 选哪个',
  'changelog, 更新日志':
    'what is new, what changed, has changed, changes, news, rss, feed, 更新了, 最近更新, 新功能, 有什么变化, 改了什么',
  'get started, 快速接入':
    'where do i start, begin, beginner, first steps, how to start, how do i start, integrate, 从哪里开始, 从哪开始, 怎么开始, 怎么接入, 第一步, 对接',
  'go live, 上线': 'production, launch, checklist, before launch, 正式环境, 生产环境, 投产',
  'test mode, 测试模式':
    'for free, free, fake number, try out, without sending, pretend, 免费, 假号码, 试一下, 试试, 不真发, 不想真发',
  'authentication, 鉴权': 'oauth, jwt, sso, log in to the api, password, 密码',
  'download, 下载': 'save the file, 下不下来, 下不了, 下载不了, 下载不下来',
  'picture, 图片': 'pic, pics, 发的图, 发来的图, 这张图, 那张图',
  'export, 导出': 'csv, excel, spreadsheet, download, 下载, 表格',
  'errors, error codes, 错误码': 'something went wrong, problem, exception, 出错, 异常, 出问题',
  'wrong, not valid, 错误, 无效':
    'incorrect, bad, invalid, broken, malformed, 不对, 错的, 不正确, 有误, 填错, 写错',
  'missing, 缺少': 'left out, forgot, omitted, absent, 少传, 没传, 漏传, 漏了, 缺了',
  'not found, does not exist, 不存在': 'no such, cannot find, unknown, 查不到, 找不到, 没有这个',
  'overloaded, unavailable, 系统繁忙':
    'down, offline, outage, crashed, 系统忙, 挂了, 宕机, 崩了, api down, 接口挂了',
  'content, breaks the rules, 违规':
    'because of its words, bad words, wording, not allowed to say, blocked text, 违规词, 不让发, 被屏蔽',
  'allow, 开通': 'not enabled, enable, activate, switch on, 没开通, 没开, 开启',
};
