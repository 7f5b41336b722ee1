import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-fintech'> = {
  banner: {
    title: ['Making', 'Financial', 'Services Safer'],
    sentence: 'Know who is there before money moves, and tell them when it has.',
    alternative:
      'The line leaves a safe, passes a check and reaches a bank card with a lock on it.',
    art: { account: 'account', checked: 'checked', paid: 'paid' },
  },
  benefits: {
    heading: 'One more check. One doubt less.',
    lead: 'Three moments that deserve a second look.',
    cards: {
      login: {
        title: 'Know who signs in',
        sentence: 'A code by text or by call confirms the phone behind the login.',
      },
      number: {
        title: 'Check, then trust',
        sentence: 'Number Check looks at a number before an account is opened with it.',
      },
      movements: {
        title: 'Money never moves quietly',
        sentence: 'Payments, transfers and new details are announced on the customer’s phone.',
      },
    },
  },
  journey: {
    lead: 'Four stops from the application to the statement.',
    stops: {
      applies: {
        title: 'Applies',
        sentence: 'The number is checked, then confirmed by a code, before the form goes on.',
      },
      signsIn: {
        title: 'Signs in',
        sentence: 'Silent authentication in one tap, with a spoken code as the second way.',
      },
      pays: {
        title: 'Sends money',
        sentence: 'A code releases the transfer, and a notice says that it went through.',
      },
      asks: {
        title: 'Asks about it',
        sentence: 'A payment nobody knows is a call to the desk; the rest is settled in a chat.',
      },
    },
  },
  recommended: {
    lead: 'Begin where the most is at stake.',
    sentences: {
      smsOtp: 'Codes for logins, transfers and new payees.',
      voiceOtp: 'The code by call, as a second way in.',
      OTA: 'Authentication that runs silently, in one tap.',
      numberCheck: 'Find out about a number before you rely on it.',
      notificationOtp: 'Every movement on the account, told by text.',
    },
  },
};
