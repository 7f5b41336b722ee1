import fc from 'fast-check';
import { sampleIncidents } from '#content/status/sample-history.ts';
import * as captcha from '#contract/captcha.ts';
import { sendContactMessage } from '#contract/contact.ts';
import * as practice from '#contract/practice.ts';
import * as status from '#contract/status.ts';
import * as visit from '#contract/visit.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const phone = fc
  .string({ unit: fc.constantFrom(...'0123456789+-() \u0000\t'), maxLength: 40 })
  .map((digits) => `123456${digits}`);
const anything = fc.record({ any: anyText });

export const contactTarget: FuzzTarget = {
  call: sendContactMessage,
  sound: fc.record({
    fullName: anyText.map((name) => `M${name}`.slice(0, 50)),
    email,
    phone,
    message: anyText.map((message) => `?${message}`.slice(0, 200)),
  }),
};

const link = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 });
const token = fc.record({ token: fc.oneof(link, fc.uuid()) });

const serviceId = fc.record({ serviceId: fc.integer({ min: 1, max: 30 }).map(String) });

export const statusTargets: FuzzTarget[] = [
  { call: status.listServices, sound: anything },
  { call: status.overviewServices, sound: anything },
  { call: status.listServiceHistory, sound: serviceId },
  { call: status.readServiceRecord, sound: serviceId },
  {
    call: status.readIncident,
    sound: fc.record({
      id: fc.oneof(word, fc.constantFrom(...sampleIncidents.map(({ id }) => id))),
    }),
  },
  { call: status.subscribe, sound: fc.record({ email }) },
  { call: status.confirmSubscription, sound: token },
  { call: status.unsubscribe, sound: token },
];

const bound = { recipient: phone, type: fc.integer({ min: 0, max: 99 }) };
const place = fc.double({ min: 0, max: captcha.puzzleFrame.width, noNaN: true });
const solutions = fc.array(
  fc.record({
    counter: fc.nat(),
    derivedKey: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 2 }),
  }),
  { maxLength: 10 },
);

export const captchaTargets: FuzzTarget[] = [
  { call: captcha.fetchPuzzle, sound: anything },
  {
    call: captcha.answerPuzzle,
    sound: fc.record({
      ...{ id: fc.uuid(), ...bound, x: place },
      track: fc.array(fc.tuple(fc.nat(3_600_000), place), { maxLength: 30 }),
      ...{ solutions, calculation: fc.option(fc.uuid(), { nil: undefined }) },
    }),
  },
  { call: captcha.fetchWork, sound: anything },
  { call: captcha.answerWork, sound: fc.record({ id: fc.uuid(), ...bound, solutions }) },
];

const header = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const lower = fc.string({ unit: fc.constantFrom(...'abcdefghij0123456789-'), maxLength: 30 });
const fact = fc.oneof(header, fc.double(), fc.boolean(), fc.constant(null));

export const visitTargets: FuzzTarget[] = [
  {
    call: visit.recordEvent,
    sound: fc.record({
      name: lower.map((rest) => `e${rest}`),
      payload: fc.dictionary(
        lower.map((rest) => `k${rest}`),
        fact,
        { maxKeys: 8 },
      ),
    }),
  },
  {
    call: visit.lookUpCountry,
    sound: anything,
    around: fc
      .record({
        country: header,
        forwarded: fc.oneof(header, fc.ipV4(), fc.ipV6()),
        remoteAddress: fc.oneof(fc.ipV4(), fc.ipV6(), header),
      })
      .map(({ country, forwarded, remoteAddress }) => ({
        headers: { 'cf-ipcountry': country, 'x-forwarded-for': forwarded },
        remoteAddress,
      })),
  },
];

/** An unknown session: what needs an owner is refused, and nothing else happens. */
const session = {
  token: fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 }),
};

export const practiceTargets: FuzzTarget[] = [
  { call: practice.openPractice, sound: anything },
  { call: practice.readTraffic, sound: fc.record(session) },
  { call: practice.watchPractice, sound: fc.record({ ...session, requestId: fc.uuid() }) },
  { call: practice.readPracticeRequest, sound: fc.record({ ...session, requestId: fc.uuid() }) },
  { call: practice.deliverAgain, sound: fc.record({ ...session, deliveryId: fc.uuid() }) },
  {
    call: practice.setCatcher,
    sound: fc.record({ ...session, answer: fc.constantFrom(...practice.catcherAnswers) }),
  },
];
