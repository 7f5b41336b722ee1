import { afterEach, describe, expect, test, vi } from 'vitest';
import { updateVisit } from '#app/visit/visit.ts';
import { signUpFirst } from './sign-up.ts';
import { maskEmail, reportSignUp } from './sign-up-event.ts';

afterEach(() => vi.unstubAllGlobals());

describe('4 the sign-up event', () => {
  /** Stubs a browser with this cookie consent; records the requests by path. */
  function browser(consent: string | null, reply: object = { code: 0, data: 'a-token', msg: '' }) {
    const sent: [path: string, body: string][] = [];
    vi.stubGlobal('document', { cookie: 'language=en-US' });
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'cookie-consent' ? consent : null),
    });
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push([path, body]);
      return Response.json(reply);
    });
    return sent;
  }
  const person = {
    email: 'mei@harbour.example',
    countryId: 702,
    firstName: 'Mei',
    lastName: 'Tan',
  };

  test('is not sent after the visitor declined', async () => {
    const sent = browser('declined');
    await reportSignUp(person.email);
    await signUpFirst(person);
    expect(sent.map(([path]) => path)).toEqual(['/register/sendEmail']);
  });

  test.each(['allowed', null])('is sent when the answer is %s', async (consent) => {
    const sent = browser(consent);
    updateVisit({ trafficSource: 'Google' });
    await reportSignUp(person.email);
    expect(sent.map(([path, body]) => [path, JSON.parse(body)])).toEqual([
      [
        '/events',
        {
          name: 'sign-up',
          payload: { email: 'm***@harbour.example', os: 'Android', source: 'Google' },
        },
      ],
    ]);
  });

  test('is sent only for an accepted sign-up', async () => {
    const sent = browser('allowed', { code: 'signUp.emailTaken', msg: 'taken' });
    expect(await signUpFirst(person)).toEqual({
      refused: { code: 'signUp.emailTaken', message: 'taken' },
    });
    expect(sent.map(([path]) => path)).toEqual(['/register/sendEmail']);
    const accepted = browser('allowed');
    expect(await signUpFirst(person)).toEqual({ token: 'a-token' });
    await vi.waitFor(() =>
      expect(accepted.map(([path]) => path)).toEqual(['/register/sendEmail', '/events']),
    );
  });
});

test.each([
  ['mei.tan@company.example', 'm***@company.example'],
  [' a@b.example ', 'a***@b.example'],
  ['a@b@c.example', 'a***@c.example'],
  ['no address', '***@'],
])('4 the e-mail %s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
