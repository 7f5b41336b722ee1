import { afterEach, beforeEach } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type CaptchaClient, captchaOn } from './captcha-client.ts';

/** A new server and a client of its captcha for each test of a file. */
export function captchaTests(): { readonly served: TestApp; readonly captcha: CaptchaClient } {
  let served: TestApp;
  let captcha: CaptchaClient;
  beforeEach(async () => {
    served = await testApp({ LIMIT_CAPTCHA_PER_HOUR: '40' });
    captcha = captchaOn(served);
  });
  afterEach(() => served.close());
  return {
    get served() {
      return served;
    },
    get captcha() {
      return captcha;
    },
  };
}
