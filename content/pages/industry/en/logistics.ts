import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-logistics'> = {
  banner: {
    title: ['Simplify', 'Logistics'],
    sentence:
      'Parcels move when people know where they are. Keep customer, courier and depot on one line.',
    alternative: 'A truck drives from a warehouse to a house and reports when it will arrive.',
    art: {
      courier: 'courier SG-0142',
      arriving: 'Arriving 14:05',
      pickedUp: 'picked up',
      onTheWay: 'on the way',
      delivered: 'delivered',
    },
  },
  benefits: {
    heading: 'Fewer questions. More parcels at the right door.',
    lead: 'Three things change when every parcel can speak for itself.',
    cards: {
      atHome: {
        title: 'Someone is at home',
        sentence: 'Time windows and reminders reach the customer before the van does.',
      },
      maskedCalls: {
        title: 'Calls without numbers',
        sentence: 'Courier and customer talk through a number that ends with the delivery.',
      },
      oneView: {
        title: 'Every status in one view',
        sentence: 'Status from each operator comes back to your own system.',
      },
    },
  },
  journey: {
    lead: 'Four stops from checkout to the doormat, and the products that serve each one.',
    stops: {
      booked: {
        title: 'Order confirmed',
        sentence: 'The moment a parcel is booked, the customer knows the number and the day.',
      },
      onTheWay: {
        title: 'Out for delivery',
        sentence: 'A time window in the app the customer already reads, so someone is at home.',
      },
      atTheDoor: {
        title: 'At the door',
        sentence: 'Courier and customer call each other. Nobody keeps a number afterward.',
      },
      delivered: {
        title: 'Delivered',
        sentence: 'A code releases the parcel, and a short call brings back the rating.',
      },
    },
  },
  recommended: {
    lead: 'Start with the one that answers “where is my parcel?”',
    sentences: {
      notificationOtp: 'Status updates that arrive while the van is still moving.',
      voiceNotification: 'A short call when a text is not enough.',
      whatsappBusiness: 'Rebook, redirect and reply in one thread.',
      privacyNumber: 'Couriers call customers without seeing their number.',
      AICC: 'An AI call center for the questions that still come in.',
    },
  },
};
