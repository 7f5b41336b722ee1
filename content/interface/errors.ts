import type { ErrorCode } from '#contract/errors.ts';
import type { Localized } from '#contract/locale.ts';
import { fieldErrorWords } from './field-errors.ts';

export const errorWords: Localized<Record<ErrorCode, string>> = {
  en: {
    ...fieldErrorWords.en,
    'bad-request': 'We could not read that request.',
    forbidden: 'This request came from another website, so it was not carried out.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': 'This address does not take that kind of request.',
    'too-large': 'That is more than we can take in one go.',
    'unsupported-type': 'This address does not take that kind of content.',
    'too-many-requests': 'That was a lot in a short time. Please try again later.',
    busy: 'We are very busy right now. Please try again in a moment.',
    unexpected: 'Something went wrong on our side. Please try again.',
    'login.disabled': 'This account is disabled. Please contact us.',
    'employee.disabled': 'Your access is turned off. Please ask the main user of your company.',
    'employee.unknown': 'There is no such employee any more.',
    'employee.limit': 'There is no room for another employee. Please contact us.',
    'password.common':
      'Many people use this password or one like it, so it is quickly guessed. Please choose another one.',
    'password.personal':
      'This password is made of a name, company, email address or phone number, so it is quickly guessed. Please choose one without these.',
    'password.wrong':
      'The current password is incorrect. After several attempts, please wait a while before the next one.',
    'code.tooSoon': 'We have just sent a code. Please wait a minute before asking for another one.',
    'code.dailyLimit':
      'No more codes can be sent there today. Please try again tomorrow or contact us.',
    'sms.limit': 'Too many texts were asked for. Please try again later or contact us.',
    'sms.numberType': 'This number cannot receive texts. Please enter a mobile number.',
    'sms.country':
      'We do not send texts to this country yet. Please use a number of another country or contact us.',
    'sms.foreignNumber':
      'Please enter a number of the country you signed up with, or open the link in our mail first: then any number will do.',
    'sms.tooManyNumbers':
      'Too many codes were sent for this sign-up. Please sign up again or contact us.',
    'sms.unavailable': 'Texts cannot be sent at the moment. Please use your email or contact us.',
    'captcha.missed': 'That did not fit. Please try again.',
    'captcha.expired': 'This check has expired. Please try again.',
    'captcha.refused': 'The slider check is no longer valid. Please complete it again.',
    'captcha.required': 'Please complete the slider check first.',
    'signUp.emailTaken': 'There is already an account with this email. Please log in.',
    'signUp.mailLimit':
      'We have sent several emails to this address today. Please look into the spam folder or try again tomorrow.',
    'activation.token':
      'This link is no longer valid. Please sign up again with the same email to get a new one.',
    'activation.phoneTaken': 'Another account already uses this phone number.',
    'username.taken': 'This username is already taken. Please choose another one.',
    'session.required': 'Your session has ended. Please log in again.',
    'session.notAllowed': 'Your login does not include this part of the console.',
    'status.service': 'We know no service with this number.',
    'status.incident': 'We know no incident or maintenance under this address.',
    'status.link': 'This link is no longer valid. Please subscribe again.',
  },
  zh: {
    ...fieldErrorWords.zh,
    'bad-request': '请求内容无法识别。',
    forbidden: '该请求来自其他网站，未予处理。',
    'not-found': '该地址不存在。',
    'method-not-allowed': '该地址不支持此类请求。',
    'too-large': '提交的内容过大，请精简后重试。',
    'unsupported-type': '该地址不支持此类内容。',
    'too-many-requests': '操作过于频繁，请稍后再试。',
    busy: '系统繁忙，请稍后再试。',
    unexpected: '服务出现异常，请重试。',
    'login.disabled': '该账号已停用，请联系我们。',
    'employee.disabled': '您的登录权限已停用，请联系贵公司的主账号用户。',
    'employee.unknown': '该员工已不存在。',
    'employee.limit': '员工数量已达上限，请联系我们。',
    'password.common': '这个密码或与它相近的密码过于常见，容易被猜中，请换一个。',
    'password.personal':
      '这个密码由姓名、公司、邮箱、用户名或手机号组成，容易被猜中，请换一个不含这些信息的密码。',
    'password.wrong': '当前密码不正确。如已多次尝试，请稍后再试。',
    'code.tooSoon': '验证码刚刚发出，请一分钟后重新获取。',
    'code.dailyLimit': '今日发送次数已达上限，请明天再试或联系我们。',
    'sms.limit': '短信发送过于频繁，请稍后再试或联系我们。',
    'sms.numberType': '该号码无法接收短信，请输入手机号码。',
    'sms.country': '暂不支持向该国家或地区发送短信，请使用其他国家或地区的号码，或联系我们。',
    'sms.foreignNumber':
      '请输入注册时所选国家或地区的手机号；或先点击邮件中的链接，之后可使用任意号码。',
    'sms.tooManyNumbers': '本次注册的验证码发送次数已达上限，请重新注册或联系我们。',
    'sms.unavailable': '暂时无法发送短信，请改用邮箱或联系我们。',
    'captcha.missed': '验证未通过，请重试。',
    'captcha.expired': '验证已过期，请重试。',
    'captcha.refused': '滑块验证已失效，请重新完成验证。',
    'captcha.required': '请先完成滑块验证。',
    'signUp.emailTaken': '该邮箱已注册，请直接登录。',
    'signUp.mailLimit': '今天已向该邮箱发送多封邮件，请查看垃圾邮件文件夹或明天再试。',
    'activation.token': '该链接已失效，请使用同一邮箱重新注册以获取新链接。',
    'activation.phoneTaken': '该手机号已被其他账号使用。',
    'username.taken': '该用户名已被使用，请换一个。',
    'session.required': '登录已失效，请重新登录。',
    'session.notAllowed': '您的账号没有使用该功能的权限。',
    'status.service': '没有找到该服务。',
    'status.incident': '没有找到该故障或维护。',
    'status.link': '链接已失效，请重新订阅。',
  },
};
