import type { NotFoundWords } from './structure.ts';

export const words: NotFoundWords = {
  code: '404',
  heading: 'Oops! Page not found',
  sentence: "Sorry, the page you're looking for doesn't exist.",
  actions: { home: 'Go to Home', 'sign-up': 'Get Started' },
};
