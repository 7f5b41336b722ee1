import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type CaptchaClient, captchaOn } from './captcha-client.ts';

/** A server for the tests of a file, and a new client of its captcha for each of them. */
export function captchaTests(): { readonly served: TestApp; readonly captcha: CaptchaClient } {
  let served: TestApp;
  let captcha: CaptchaClient;
  beforeAll(async () => {
    served = await testApp({ LIMIT_CAPTCHA_PER_HOUR: '40' });
  });
  beforeEach(async () => {
    await served.startOver();
    captcha = captchaOn(served);
  });
  afterAll(() => served.close());
  return {
    get served() {
      return served;
    },
    get captcha() {
      return captcha;
    },
  };
}
