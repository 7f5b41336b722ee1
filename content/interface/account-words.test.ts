import { expect, test } from 'vitest';
import { captchaWords } from './captcha.ts';
import { consoleSecurityWords } from './console-security.ts';
import { errorWords } from './errors.ts';
import { loginWords } from './login.ts';
import { resetPasswordWords } from './reset-password.ts';

/** Journeys check the English messages on the screen; both languages share the forms. */
test('5 the Chinese messages of login and reset read as specified', () => {
  expect(errorWords.zh).toMatchObject({
    'login.account': '请输入手机号（国家代码 + 手机号）/邮箱/用户名',
    'login.password': '请输入密码',
    'employee.phone': '请输入手机号码',
    'employee.username': '请输入员工用户名',
    'reset.identifier': '请输入手机号/邮箱',
    'reset.code': '请输入有效的验证码',
    'password.format': '请设置 8 到 20 位的新密码，须同时包含字母和数字',
    'password.again': '请再次输入密码',
    'password.mismatch': '两次输入的密码不一致',
    'account.unknown': '用户不存在',
    'code.wrong': '验证码有误或已失效，请核对或重新获取。',
    'code.tooSoon': '验证码刚刚发出，请一分钟后重新获取。',
  });
  expect(loginWords.zh).toMatchObject({
    tabs: { customer: '登录', employee: '员工登录' },
    forgot: '忘记密码？',
    signUp: '立即注册',
  });
  expect(resetPasswordWords.zh.success).toBe('重置成功');
});

test('the captcha says what to do, and the field of a new passkey is spoken by its name', () => {
  expect(captchaWords.en.title).toBe('Drag the piece into place');
  expect(captchaWords.zh.title).toBe('拖动滑块完成验证');
  expect(consoleSecurityWords.en.newPasskey.label).toBe('Name of the passkey');
  expect(consoleSecurityWords.zh.newPasskey.label).toBe('通行密钥名称');
});

test('the offer of a passkey says that it is both factors, without the password', () => {
  expect(consoleSecurityWords.en.offer.sentence).toMatch(/both factors .* without your password/);
  expect(consoleSecurityWords.zh.offer.sentence).toContain('无需输入密码');
});
