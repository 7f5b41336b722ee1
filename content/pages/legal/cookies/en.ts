import { brand } from '#content/brand.ts';
import type { CookieWords } from './structure.ts';

const name = brand.names.short.en;

export const words: CookieWords = {
  title: 'Cookie policy',
  intro: [
    `This policy lists everything that the ${name} website stores in your browser, in four categories, and says how you can change your choice.`,
  ],
  sections: {
    'about-cookies': {
      heading: 'About cookies and browser storage',
      clauses: {
        'what-cookies-are': {
          title: 'What they are',
          text: [
            'A cookie is a short text that a website stores in your browser and that the browser sends back with later requests. Local storage and session storage are similar, but what lies there is not sent along; only the page can read it. In this policy “cookie” means all three, and the tables say which kind an item is.',
          ],
        },
        lifetimes: {
          title: 'How long they last',
          text: [
            'Persistent cookies last six months from the last time they are set. Cookies that belong to a login end after one day at the latest. Session storage ends when you close the tab, and local storage stays until this website or you clear it.',
          ],
        },
        'whose-cookies': {
          title: 'Whose they are',
          text: [
            'All items are set by this website itself. No other company sets or reads cookies here.',
          ],
        },
      },
    },
    'cookies-we-use': {
      heading: 'The four categories',
      clauses: {
        'strictly-necessary': {
          title: 'Strictly necessary',
          text: [
            'Without these the website, the sign-up or the login would not work as you expect. They are set whichever answer you give in the banner.',
            { stored: 'necessary' },
            'Over HTTPS the names of cookies that only the server reads begin with __Host-, so that no other address can set them.',
          ],
        },
        personalization: {
          title: 'Personalization',
          text: [
            'These remember what you chose for your reading. If you pressed Decline, they last for the visit only and are gone when you close the tab.',
            { stored: 'personalization' },
          ],
        },
        statistical: {
          title: 'Statistical',
          text: [
            'Cookies of this category would recognize you in order to measure how the website is used.',
            { stored: 'statistical' },
            [
              'One event is sent to our own server after a sign-up. It stores nothing in your browser, and it is not sent if you pressed Decline. The ',
              { page: 'privacy-policy', name: 'privacy policy' },
              ' says what it contains.',
            ],
          ],
        },
        advertising: {
          title: 'Advertising',
          text: [
            'Cookies of this category would show you advertisements that match your interests, here or elsewhere.',
            { stored: 'advertising' },
            'If you come from an advertisement on Google or Baidu, this is remembered in the open page only and is gone when you close it.',
          ],
        },
      },
    },
    'your-choices': {
      heading: 'Your choices',
      clauses: {
        'the-banner': {
          title: 'The banner',
          text: [
            'On your first visit a banner asks for your choice. Allow All accepts all categories. Decline limits the website to what is strictly necessary and, for the visit, to what you choose for your reading; no statistics leave your browser. Your answer is stored, and the banner is then not shown again.',
          ],
        },
        'changing-your-mind': {
          title: 'Changing your mind',
          text: [
            'Choose Cookie Settings in the footer of any page. This clears your answer, and the banner asks again.',
          ],
        },
        'browser-settings': {
          title: 'Your browser',
          text: [
            'Every common browser lets you see, delete and block cookies and site data. If you block what is strictly necessary, you cannot stay logged in, and the banner appears on every visit.',
          ],
        },
        questions: {
          title: 'Questions',
          text: [['Write to ', { mail: 'privacy' }, '.']],
        },
      },
    },
  },
};
