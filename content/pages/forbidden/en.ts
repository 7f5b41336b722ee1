import type { ForbiddenWords } from './structure.ts';

export const words: ForbiddenWords = {
  code: '403',
  heading: 'Nothing is open to you yet',
  sentence:
    'This employee account has no menu to show. Ask the main user of your company to open one for you.',
  actions: { home: 'Go to Home', login: 'Login', 'console-security': 'Sign-in security' },
};
