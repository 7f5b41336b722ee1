import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-online-social'> = {
  banner: {
    title: ['Keeping', 'it Live'],
    sentence:
      'A room fills when people hear that it is open. Let real users in and tell them what is on.',
    alternative: 'A phone stands in a ring light, and likes rise from the line beside it.',
    art: { live: 'live', onAir: 'on air', firstLike: 'first like', replied: 'replied' },
  },
  benefits: {
    heading: 'Real users, at the right minute.',
    lead: 'Three things that a live room has to get right.',
    cards: {
      realNumbers: {
        title: 'Real numbers at the door',
        sentence: 'Number checks and one-tap authentication come before the account.',
      },
      rightNow: {
        title: 'News while it is news',
        sentence: 'The notification goes out when a stream starts, not when it is over.',
      },
      private: {
        title: 'Private stays private',
        sentence: 'Users who talk to each other see a temporary number that expires.',
      },
    },
  },
  journey: {
    lead: 'Three stops from a new face to a familiar one.',
    stops: {
      joins: {
        title: 'Joins',
        sentence: 'One tap confirms the phone, and a code by text stands by.',
      },
      tunesIn: {
        title: 'Tunes in',
        sentence: 'A stream starts, and followers hear of it by text or in their chat app.',
      },
      connects: {
        title: 'Connects',
        sentence: 'Two users talk over a masked number; complaints have a desk of their own.',
      },
    },
  },
  recommended: {
    lead: 'First the door, then the lights.',
    sentences: {
      OTA: 'One tap instead of a code, and nothing to remember.',
      numberCheck: 'See whether a number is fit for an account.',
      notificationOtp: 'Streams, replies and gifts, announced as they happen.',
      voiceOtp: 'A spoken code for those who miss the text.',
      privacyNumber: 'Calls between users who keep their numbers to themselves.',
    },
  },
};
