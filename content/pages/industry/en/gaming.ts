import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-gaming'> = {
  banner: {
    title: ['Level Up', 'Your Game'],
    sentence:
      'Let players in without a queue, check the numbers at the gate and call quiet players back.',
    alternative: 'From a game controller the line climbs, level by level, up to a flag.',
    art: { login: 'log in', nextLevel: 'level 2', levelUp: 'level up' },
  },
  benefits: {
    heading: 'Less waiting at the gate. More play.',
    lead: 'What players notice, from the first tap on.',
    cards: {
      gate: {
        title: 'One tap at the gate',
        sentence: 'Silent authentication checks the number; there is no code to type.',
      },
      rewards: {
        title: 'Rewards for real phones',
        sentence: 'Check a number first, and send the bonus afterward.',
      },
      comeback: {
        title: 'A reason to return',
        sentence: 'A text names the event, and its link leads back into the game.',
      },
    },
  },
  journey: {
    lead: 'Four levels from the download to daily play.',
    stops: {
      registers: {
        title: 'Registers',
        sentence: 'The number is checked at the gate. Then a code opens the account.',
      },
      logsIn: {
        title: 'Logs in',
        sentence: 'One tap on a phone that is known; a spoken code when a text is late.',
      },
      plays: {
        title: 'Plays',
        sentence: 'Events, top-ups and maintenance, announced where players chat.',
      },
      returns: {
        title: 'Returns',
        sentence: 'A campaign finds the players who have not logged in for a while.',
      },
    },
  },
  recommended: {
    lead: 'Choose the door that most players use.',
    sentences: {
      smsOtp: 'Codes for accounts, logins and trades.',
      voiceOtp: 'The code read aloud when no text gets through.',
      OTA: 'Into the game in one tap.',
      numberCheck: 'Look at a number before the bonus is paid.',
      marketingOtp: 'New seasons, events and comebacks by text.',
    },
  },
};
