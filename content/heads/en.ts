import { brand } from '#content/brand.ts';
import { countWord } from '#content/count-word.ts';
import { figureText } from '#content/figures.ts';
import { officeIds } from '#content/office-map.ts';
import { hasBadge, hasCertificate } from '#content/partner-level.ts';
import type { Heads } from './type.ts';

const name = brand.names.short.en;
const city = brand.headquarters.en;
const titled = (page: string) => `${page} | ${brand.names.full.en}`;

const countries = figureText('countries', 'en');
const voiceCountries = figureText('voiceCountries', 'en');
const operators = figureText('operators', 'en');
const customers = figureText('customers', 'en');

const places = `${countWord.en(officeIds.length)} ${officeIds.length === 1 ? 'location' : 'locations'}`;
const proofs = [
  ...(hasBadge('gsma') ? ['GSMA member'] : []),
  ...(hasCertificate('iso-27001') ? ['ISO 27001'] : []),
];

export const heads: Heads = {
  home: {
    title: `${name}: business communications cloud`,
    description: `Send codes, calls and conversations to ${countries} countries and regions through ${operators} partner operators, and see what was delivered.`,
    keywords:
      'business communications cloud, cloud communications, SMS API, voice API, WhatsApp Business, OTP',
  },
  'product-message': {
    title: titled('Message'),
    description: `SMS OTP, Marketing SMS, SMS Notification and Email OTP for companies: reach ${countries} countries and regions and get a receipt back.`,
    keywords: 'SMS OTP, marketing SMS, SMS notification, email OTP, SMS API, delivery receipt',
  },
  'product-voice': {
    title: titled('Voice'),
    description: `Voice OTP, Voice Notification and SIP Trunk in ${voiceCountries} countries and regions: codes read aloud, automated calls and a trunk for your PBX.`,
    keywords: 'voice OTP, voice notification, SIP trunk, group call, voice API, automated calls',
  },
  'product-conversation': {
    title: titled('Conversation'),
    description:
      'Two-way conversations on WhatsApp, Viber and Zalo: codes, notices, offers and the answers of your customers, in the apps they use.',
    keywords:
      'WhatsApp Business, Viber Business, Zalo Business, Super Messaging, business messaging, two-way chat',
  },
  'product-fraud-prevention': {
    title: titled('Fraud Prevention'),
    description:
      'Fraud Protector, one-tap silent authentication (OTA) and Number Check: stop fraudulent traffic and verify the numbers you reach.',
    keywords:
      'fraud prevention, Fraud Protector, OTA, silent authentication, number check, number verification',
  },
  'product-global-number': {
    title: titled('Global Number'),
    description:
      'Privacy Number, DID Numbers and Two-Way International SMS: masked numbers that expire with the transaction, voice lines and texts with replies.',
    keywords:
      'privacy number, masked number, DID numbers, two-way SMS, international SMS, global number',
  },
  'product-customer-engagement': {
    title: titled('Customer Engagement'),
    description:
      'NXLink for digital marketing and sales on the web, and AICC, an AI call center: two applications for teams that win customers and serve them.',
    keywords:
      'customer engagement, NXLink, AICC, AI call center, digital marketing, call bot, softphone',
  },
  'industry-logistics': {
    title: titled('Logistics'),
    description:
      'Simplify logistics: tell customers where a parcel is by text, call or chat, and connect them with couriers through masked numbers.',
    keywords:
      'logistics, delivery notification, privacy number, SMS notification, voice notification',
  },
  'industry-e-commerce': {
    title: titled('E-commerce'),
    description:
      'Amplify e-commerce conversions with sign-in codes, marketing messages, order notices and chat in the apps that shoppers use.',
    keywords:
      'e-commerce, marketing SMS, order notification, SMS OTP, WhatsApp Business, conversion',
  },
  'industry-retail': {
    title: titled('Retail'),
    description:
      'Connect online to offline: invite shoppers to the store by message, answer them on WhatsApp, Viber or Zalo, and keep in touch afterward.',
    keywords: 'retail, online to offline, marketing SMS, WhatsApp Business, NXLink',
  },
  'industry-education': {
    title: titled('Education'),
    description:
      'Education made better: sign-in codes, class reminders and calls that keep schools, students and parents in touch by text, voice and chat.',
    keywords: 'education, class reminder, SMS notification, voice notification, AICC',
  },
  'industry-gaming': {
    title: titled('Gaming'),
    description:
      'Level up your game: verify players by SMS or voice, check their numbers, win them back with a message and answer them in chat.',
    keywords: 'gaming, player verification, SMS OTP, voice OTP, number check, marketing SMS',
  },
  'industry-online-social': {
    title: titled('Online Social'),
    description:
      'Keep it live: codes and one-tap authentication for sign-in, number checks for real users and notifications for what is happening now.',
    keywords: 'online social, live streaming, SMS OTP, OTA, number check, notification',
  },
  'industry-fintech': {
    title: titled('Fintech'),
    description:
      'Make financial services safer: one-time codes by SMS and voice, one-tap silent authentication, number checks and account notices.',
    keywords: 'fintech, SMS OTP, voice OTP, silent authentication, number check, fraud prevention',
  },
  company: {
    title: titled('Company'),
    description: `${name} is a business communications cloud, founded in ${brand.founded} and headquartered in ${city}, with ${customers} customers and ${places}.`,
    keywords: [
      ...[name, 'cloud communications company', city, 'business messaging', 'communications API'],
      ...proofs,
    ].join(', '),
  },
  pricing: {
    title: titled('Pricing'),
    description:
      'Sample rates in US dollars, per message and per minute of voice, for ten destinations each. Rates for other countries are available.',
    keywords: 'SMS pricing, voice pricing, rate per message, rate per minute, sample rates',
  },
  login: {
    title: titled('Login'),
    description: `Log in to ${name} with your phone, email or username, or sign in as an employee of a customer account, and go on to the console.`,
  },
  'forget-password': {
    title: titled('Reset password'),
    description: `Forgotten your ${name} password? Get a verification code by phone or email, choose a new password and log in again.`,
  },
  'sign-up': {
    title: titled('Sign up'),
    description: `Open a ${name} account for your company: enter your company email and country, then activate the account from the email we send.`,
  },
  'privacy-policy': {
    title: titled('Privacy policy'),
    description: `Which personal data ${name} collects, what it is used for, where it is stored, how long it is kept, and how to send us a data request.`,
  },
  'cookie-policy': {
    title: titled('Cookie policy'),
    description: `What ${name} stores in your browser, in four categories, what each item is for, how long it lasts and how to change your choice.`,
  },
  'terms-services': {
    title: titled('Terms of service'),
    description: `The legal terms between ${name} and its customers: scope, rights and obligations, fees and payment, confidentiality, liability and disputes.`,
  },
  'service-status': {
    title: titled('Service status'),
    description: `The status of each ${name} service, from SMS, voice and WhatsApp to the API and the console, with a record of past incidents.`,
  },
  'service-status-record': {
    title: titled('Service history'),
    description: `The history of one ${name} service: when an incident began, what happened, how it was repaired and when the service was restored.`,
  },
  'service-status-subscribe': {
    title: titled('Subscribe to the service status'),
    description: `Choose the ${name} services that matter to you and hear of incidents and planned maintenance first, by mail or by a signed webhook, without an account.`,
  },
  docs: {
    title: titled('Documentation'),
    description: `Documentation of the ${name} APIs: messages, voice, conversation, fraud prevention, numbers and customer engagement, with samples and every error code.`,
  },
  workbench: {
    title: titled('Workbench'),
    description: `See every request and callback of your practice session with the ${name} API, replay them, check a signature line by line and watch callbacks being retried.`,
  },
  'page-not-found': {
    title: titled('Page not found'),
    description: `There is no page at this address. Go to the ${name} home page, or open the menu to find products, pricing and documentation.`,
  },
  forbidden: {
    title: titled('No access yet'),
    description: `This employee account has no ${name} console menu to show. The main user of the company can open one; then log in again.`,
  },
  'activate-account': {
    title: titled('Activate account'),
    description: `The last step of signing up for ${name}: confirm your phone with a code, choose a password, and your account is active at once.`,
  },
  invitation: {
    title: titled('Join by invitation'),
    description: `You were invited to a company’s ${name} console: choose a username and a password of your own, and add a second factor to your login.`,
  },
  'console-home': {
    title: titled('Console'),
    description: `The ${name} console at a glance: how long the balance lasts, the spend of 30 days, failed sandbox requests, open tickets, your products.`,
  },
  'console-usage': {
    title: titled('Usage'),
    description: `What your ${name} account sent, what it cost and what arrived: by day, product, country and key, with the reasons of failed messages and your balance.`,
  },
  'console-support': {
    title: titled('Support'),
    description: `The support tickets of your ${name} account: what you asked for, what waits for you, what we answered, and a new ticket for what the console cannot do.`,
  },
  'console-new-ticket': {
    title: titled('New ticket'),
    description: `Ask the ${name} support team to open a product or a country, raise a limit, get a number or register a sender, or tell us what does not work.`,
  },
  'console-ticket': {
    title: titled('Ticket'),
    description: `One support ticket of your ${name} account: what you wrote and what we answered, its facts and its state, and the place for your next message.`,
  },
  'console-keys': {
    title: titled('API keys'),
    description: `The API keys of your ${name} account, for sandbox and live: make one for each program, give it the rights it needs, end it at once or in a day.`,
  },
  'console-callbacks': {
    title: titled('Callbacks'),
    description: `Where ${name} sends the result of each message to your program: callback address, callback secret, a test callback, the latest deliveries with every try.`,
  },
  'console-requests': {
    title: titled('Requests'),
    description: `Every call that was made to the ${name} sandbox with your keys, and our response: filter by time, key and status, look into each of them.`,
  },
  'console-account': {
    title: titled('My account'),
    description: `Your own ${name} account: names and company, which a main user can change here, email, phone and country, and since when you have it.`,
  },
  'console-security': {
    title: titled('Sign-in security'),
    description: `How you get into your ${name} account: password, passkeys, authenticator app, recovery codes, and a list of the devices where you are logged in.`,
  },
  'console-events': {
    title: titled('What happened'),
    description: `Every login and every change of your ${name} account in the last twelve months, with time, device and address, and what was rejected.`,
  },
  'console-employees': {
    title: titled('Employees'),
    description: `Employees of your company in the ${name} console: add them with a first password, choose the menus they see, disable and enable them.`,
  },
};
