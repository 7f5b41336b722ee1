import type { ErrorCode } from '#contract/errors.ts';
import type { Localized } from '#contract/locale.ts';

export const errorWords: Localized<Record<ErrorCode, string>> = {
  en: {
    'bad-request': 'We could not read that request.',
    forbidden: 'This request came from another website, so it was not carried out.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': 'This address does not take that kind of request.',
    'too-large': 'That is more than we can take in one go.',
    'unsupported-type': 'This address does not take that kind of content.',
    'too-many-requests': 'That was a lot in a short time. Please try again later.',
    busy: 'We are very busy right now. Please try again in a moment.',
    unexpected: 'Something went wrong on our side. Please try again.',
    'contact.fullName': 'Please Enter Name',
    'contact.email': 'Please Enter A Valid Email Address',
    'contact.phone': 'Please Enter A Valid Phone Number',
    'contact.message': 'Please Enter Message',
  },
  zh: {
    'bad-request': '请求内容无法识别。',
    forbidden: '该请求来自其他网站，未予处理。',
    'not-found': '该地址不存在。',
    'method-not-allowed': '该地址不支持此类请求。',
    'too-large': '提交的内容过大，请精简后重试。',
    'unsupported-type': '该地址不支持此类内容。',
    'too-many-requests': '操作过于频繁，请稍后再试。',
    busy: '系统繁忙，请稍后再试。',
    unexpected: '服务出现异常，请重试。',
    'contact.fullName': '请输入姓名',
    'contact.email': '请输入有效的电子邮箱地址',
    'contact.phone': '请输入有效的电话号码',
    'contact.message': '请输入留言内容',
  },
};
