import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-education'> = {
  banner: {
    title: ['Education', 'Made Better'],
    sentence:
      'A class starts on time when its reminder does. Reach students and parents where they are.',
    alternative: 'A graduation cap lies on a pile of books beside a screen with a live class.',
    art: { live: 'live', enrolled: 'enrolled', reminded: 'reminded', inClass: 'in class' },
  },
  benefits: {
    heading: 'Less chasing. More teaching.',
    lead: 'Three worries that the front office can hand over.',
    cards: {
      reminders: {
        title: 'Every lesson announced',
        sentence: 'Reminders go out before class, by text, by call or in a chat app.',
      },
      parents: {
        title: 'Parents in the picture',
        sentence: 'Absences, results and fees reach parents on their own phones.',
      },
      identity: {
        title: 'The right student signs in',
        sentence: 'A one-time code ties each account to a phone number.',
      },
    },
  },
  journey: {
    lead: 'Three stops from the first question to the next course.',
    stops: {
      enrols: {
        title: 'Enrols',
        sentence: 'The call center answers what applicants ask, and a code confirms their phone.',
      },
      attends: {
        title: 'Comes to class',
        sentence: 'A reminder goes out before each lesson. When rooms change, a call follows.',
      },
      continues: {
        title: 'Stays on',
        sentence: 'Questions are settled in a chat, and an invitation opens the next course.',
      },
    },
  },
  recommended: {
    lead: 'Begin with the reminder before the first lesson.',
    sentences: {
      notificationOtp: 'Timetables, changes and results by text.',
      voiceNotification: 'Closures and exam dates, read out on the phone.',
      zaloBusiness: 'Reach families in Vietnam where they chat.',
      smsOtp: 'Codes for the accounts of students and parents.',
      AICC: 'One desk for admissions, fees and timetables.',
    },
  },
};
