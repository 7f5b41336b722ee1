import { brand } from '#content/brand.ts';
import { fillWords } from '#content/fill-brand.ts';
import type { PrivacyWords } from './structure.ts';

const name = brand.names.short.en;

export const words: PrivacyWords = {
  title: 'Privacy policy',
  intro: [
    `This policy says which personal data ${name} collects through this website, the console and its services, what the data is used for, who receives it, how long it is kept, and what you can ask of us.`,
  ],
  sections: {
    'about-this-policy': {
      heading: 'About this policy',
      clauses: {
        'who-we-are': {
          title: 'Who is responsible',
          text: [
            `${brand.legalName}, headquartered in ${brand.headquarters.en}, is responsible for the personal data described in this policy, except where we act for a customer. “Personal data” is information about a person who can be identified from it, alone or together with other information to which we have access.`,
          ],
        },
        'whom-it-covers': {
          title: 'Whom it covers',
          text: [
            'It covers visitors of this website, people who write to us, people who open an account for their company or organization, the main users and employees of customer accounts, and the people to whom our customers send messages or make calls.',
          ],
        },
        'two-roles': {
          title: 'Our two roles',
          text: [
            'For visitors, senders of contact messages and users of accounts we decide how and why data is processed. For the content that customers send and for the numbers and addresses of their recipients, we act on the customer’s instructions. If you received a message through us, please turn to its sender first; we help the sender to answer you.',
          ],
        },
      },
    },
    'data-we-collect': {
      heading: 'Data we collect',
      clauses: {
        'sign-up-data': {
          title: 'When you sign up',
          text: [
            'Company email address, country, first name, last name and company name, and the language of the page. If you followed a campaign link that carries a number, this number is stored with your sign-up. That you ticked the box for this policy and the terms is checked in your browser and is not sent.',
          ],
        },
        'account-data': {
          title: 'When you activate and manage an account',
          text: [
            'Your telephone number, which we verify with a code, a user name if you choose one, and your password. Of the password we store only a salted hash. For an employee we store the name, the user name, a hash of the password, the menus that may be opened and, after an invitation by email, the address that it went to. The account also holds its currency, balance, credit and enabled products, the amount of the balance alert, the employees who get it, and the language in which each person gets our emails.',
          ],
        },
        'login-data': {
          title: 'When you log in or reset a password',
          text: [
            'For each session the IP address, the description that your browser gives of itself, and the times of login and last use; failed attempts to log in; and the one-time codes that we send by email or text message. Before a code is sent to a phone, a puzzle on the page checks that a person is asking.',
            'So that misuse can be cleared up, we record what is done to an account: signing up, activating, logging in and out, codes sent, changes of passwords, details, employees and terms, each with the time, the IP address and who did it. The record holds no password, code or message.',
          ],
        },
        'contact-data': {
          title: 'When you write to us',
          text: [
            'The name, email address, phone number and message that you enter in the contact form, the language of the page and the time. If you write by email or use another channel named on this website, we receive what you send there. If you are a customer, what you ask us becomes a support ticket: its messages, who wrote them and when.',
            'If you subscribe to service status notices: your email address, the language of the page, the services you choose and, if you name one, the address of your webhook. The subscription begins only when you confirm it on the page behind the link that we send you to confirm it. All of this is used only to send you notices about incidents and maintenance and to tell you that your webhook fails. Each email has a link to unsubscribe.',
          ],
        },
        'technical-data': {
          title: 'When you open a page',
          text: [
            'Our servers log the time, the method and path of each request, your IP address and the result. The log holds no form contents, no query strings and no cookies. Your IP address is also used to look up the country from which you visit; we do this on our own server, and the result is used in your browser only.',
          ],
        },
        'sign-up-event': {
          title: 'The sign-up event',
          text: [
            'After a successful sign-up your browser sends one event for our statistics: the masked email address (its first character and its domain), the family of your operating system, and whether an advertisement on Google or Baidu brought you here. No such event is sent if you pressed Decline in the cookie banner.',
          ],
        },
        'communication-data': {
          title: 'When our customers communicate',
          text: [
            'To carry messages and calls we process the numbers or addresses of sender and recipient, the content, the time, the route and the delivery status, and where a customer has switched it on, recordings. We process them for the customer.',
          ],
        },
      },
    },
    'how-we-use-data': {
      heading: 'How we use data',
      clauses: {
        purposes: {
          title: 'Purposes',
          text: [
            'We use personal data:',
            {
              list: [
                'to open, activate and run accounts and to supply and charge for the services;',
                'to answer messages and requests;',
                'to send codes and notices about the account, such as a changed password;',
                'to send the service status notices to which you subscribed;',
                'to keep the website and the services secure and to prevent fraud and misuse, for example by limiting how often something may be tried;',
                'to understand how many sign-ups our campaigns bring;',
                'to meet legal duties and to establish or defend legal claims.',
              ],
            },
          ],
        },
        grounds: {
          title: 'Grounds',
          text: [
            'We rely on your consent, on the contract with you or the organization for which you act, on our legal duties, and on our legitimate interest in secure and working services, as the law that applies allows. Where we rely on consent, you may withdraw it at any time for the future.',
          ],
        },
        'what-we-do-not-do': {
          title: 'What we do not do',
          text: [
            'We do not sell personal data, we do not build advertising profiles from it, and we do not take decisions with legal effect about you by automated means alone.',
          ],
        },
      },
    },
    'cookies-and-storage': {
      heading: 'Cookies and browser storage',
      clauses: {
        'what-is-stored': {
          title: 'What is stored',
          text: [
            [
              'This website stores a few items in your browser. The ',
              { page: 'cookie-policy', name: 'cookie policy' },
              ' lists each of them with its kind, lifetime, category and purpose.',
            ],
          ],
        },
        declining: {
          title: 'Declining',
          text: [
            'The banner offers Allow All and Decline. After Decline no statistics leave your browser. Cookie Settings in the footer of each page clears your answer and asks again.',
          ],
        },
      },
    },
    'sharing-data': {
      heading: 'Sharing data',
      clauses: {
        processors: {
          title: 'Suppliers who work for us',
          text: [
            'We share data with suppliers only as far as their task requires it and under a contract that binds them to our instructions and to confidentiality. They are:',
            {
              list: [
                'cloud hosting providers, on whose machines the website, the database and backups run;',
                'providers that deliver our emails and text messages;',
                'operators and messaging platforms, which carry messages and calls to recipients;',
                'our affiliates and professional advisers, where they take part in serving you.',
              ],
            },
          ],
        },
        authorities: {
          title: 'Authorities',
          text: [
            'We disclose data to courts, regulators and other authorities where a law or a binding order requires it, and limit the disclosure to what is required.',
          ],
        },
        'change-of-owner': {
          title: 'Change of owner',
          text: [
            'If all or part of our business passes to another company, the data that belongs to it may pass with it. This policy continues to apply until you are told otherwise.',
          ],
        },
        'other-websites': {
          title: 'Other websites',
          text: [
            'Links to WhatsApp, to social networks and, on the Chinese pages, to a live chat window lead to services of others. They receive data only when you follow the link, and their own policies apply there.',
          ],
        },
      },
    },
    'where-data-is-stored': {
      heading: 'Where data is stored',
      clauses: {
        'storage-location': {
          title: 'Place of storage',
          text: ['Personal data is stored in a Hong Kong cloud region.'],
        },
        transfers: {
          title: 'Transfers across borders',
          text: [
            'Staff in other places where we have offices may access data there when their work requires it, and a message or call to another country necessarily passes through that country’s operators. Where the law demands safeguards for a transfer, such as contract clauses that provide comparable protection, we put them in place.',
          ],
        },
      },
    },
    retention: {
      heading: 'How long data is kept',
      clauses: {
        'standard-retention': {
          title: 'Standard period',
          text: [
            'The standard retention period is 2 years. For contact messages it runs from the day on which we answered, or received them if we did not answer; for statistics, the record of what is done to an account and sign-ups that were never activated it runs from the day on which we received or made them; for support tickets from the day on which they ended; for account data it runs from the closing of the account. When it ends, the data is deleted or made anonymous. What we hold for service status notices is kept for as long as you subscribe to them and deleted when you unsubscribe.',
          ],
        },
        'shorter-periods': {
          title: 'Shorter periods',
          text: [
            'An invitation of an employee is deleted 30 days after its link has expired. Sessions, activation links, one-time codes and subscriptions to service status notices that are not confirmed within 24 hours are deleted after they expire. The text of an email or message that we have sent to you is erased from the sending queue once it is handed over, and the record of it is deleted soon afterward.',
          ],
        },
        'longer-periods': {
          title: 'Longer periods',
          text: [
            'We keep data longer only where a law requires it, such as the law on accounts and taxes, or where a legal claim is pending, and then for that purpose alone.',
          ],
        },
      },
    },
    security: {
      heading: 'Security',
      clauses: {
        measures: {
          title: 'Our measures',
          text: [
            'Passwords and session tokens are stored only as hashes, one-time codes expire quickly and admit few attempts, repeated failures to log in lead to waiting times, and logs are written without secrets. Access to personal data is limited to staff who need it and who are bound to confidentiality. No method is perfectly safe, but we review ours regularly.',
          ],
        },
        'your-part': {
          title: 'Your part',
          text: [
            fillWords(
              'Use a password that you use nowhere else, do not pass on codes, and log out on machines that others use. You see your open sessions {console:sessions}, and can end them there.',
              'en',
            ),
          ],
        },
        incidents: {
          title: 'Incidents',
          text: [
            'If personal data is lost or reaches the wrong hands, we contain the incident, look into it, and inform the authority and the people affected as the law requires.',
          ],
        },
      },
    },
    'your-rights': {
      heading: 'Your rights',
      clauses: {
        rights: {
          title: 'What you may ask for',
          text: [
            'Within the limits of the law that applies to you, you may ask us:',
            {
              list: [
                'whether we hold data about you, for what purpose and to whom it has been disclosed, and for a copy of it;',
                'to correct data that is wrong or incomplete;',
                'to delete data or to restrict its use;',
                'to hand data over in a common format;',
                'to stop a use to which you object, or that rests on a consent which you withdraw.',
              ],
            },
          ],
        },
        'making-a-request': {
          title: 'How to ask',
          text: [
            [
              'Write to ',
              { mail: 'privacy' },
              fillWords(
                ' from the address that we know, or tell us how we can verify who you are. Users can see and change their own details {console:own-details}. Employees of a customer may also turn to their main user.',
                'en',
              ),
            ],
          ],
        },
        'answering-requests': {
          title: 'When you get an answer',
          text: [
            'We answer data requests within 30 calendar days of receiving them. If we cannot grant a request, we say why. You also have the right to complain to the data protection authority that is competent for you.',
          ],
        },
      },
    },
    minors: {
      heading: 'Minors',
      clauses: {
        'under-age': {
          title: 'People under 18',
          text: [
            'Our services are for companies and organizations and are not directed at minors, that is people under 18. We do not knowingly collect their data. If you believe that a minor has given us personal data, tell us, and we delete it.',
          ],
        },
      },
    },
    'changes-and-disputes': {
      heading: 'Changes and disputes',
      clauses: {
        changes: {
          title: 'Changes to this policy',
          text: [
            'When our processing changes, we change this policy and the date at its top. If a change affects you considerably, we also tell you by email before it applies.',
          ],
        },
        disputes: {
          title: 'Disputes',
          text: [
            'Should we disagree about this policy, we first seek a solution by negotiation for 30 business days, counted from the written notice of the dispute. What is not settled by then goes to arbitration in Singapore. Your right to turn to an authority is not affected.',
          ],
        },
      },
    },
    contact: {
      heading: 'Contact',
      clauses: {
        'privacy-contact': {
          title: 'Data protection contact',
          text: [
            [
              'Questions and complaints about personal data go to our data protection contact at ',
              { mail: 'privacy' },
              '. Other questions go to ',
              { mail: 'info' },
              '.',
            ],
          ],
        },
        replies: {
          title: 'When we reply',
          text: [
            [
              'We reply to messages that reach us through these contacts within 10 business days. For the requests listed in clause ',
              { clause: 'rights' },
              ', the period of clause ',
              { clause: 'answering-requests' },
              ' applies.',
            ],
          ],
        },
      },
    },
  },
};
