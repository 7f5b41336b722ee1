import { secondMs } from '#contract/time-units.ts';
import { countryOf } from '../../behaviour/country-of.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import {
  dataOf,
  hasAll,
  isWithin,
  type Paged,
  type Period,
  pageOf,
} from '../../behaviour/pages.ts';
import { isPossibleNumber } from '../../behaviour/possible-number.ts';
import { missingField, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { type Product, rule } from '../../behaviour/rules.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import {
  type Binding,
  bindingEvent,
  bindingKind,
  bindingOf,
  isOpen,
  listBindings,
} from './bindings.ts';
import {
  firstCallMs,
  letPeopleTalk,
  listCalls,
  stopPeople,
  storedCall,
  strangerTo,
} from './people.ts';
import {
  chooseExtension,
  chooseX,
  chooseY,
  hasExtension,
  hasY,
  isPrivacyNumber,
  type Wanted,
} from './pool.ts';

const cannotBeBound = 5001;
const hasEnded = 5007;
const wrongCountries = 5008;
const samePhone = 5009;
const inTooMany = 5011;

const maxCalls = 20;
const maxBindings = 50;
const maxOwnNumbers = 5;

type Bind = Wanted & {
  ttlSeconds: number;
  claimSeconds: number;
  callbackSeconds: number;
  direction: string;
  recording: boolean;
  orderId?: string;
  callbackUrl?: string;
};

export const pns: Product = {
  rules: {
    pnsBind: rule<Bind>(async (given) => {
      const { store, input, now } = given;
      const bindings = await listBindings(store);
      requirePeople(input, bindings);
      const { mode, ttlSeconds, claimSeconds, areaCode, areaMatch, ...facts } = input;
      const known = { bindings, now };
      const numberX = chooseX(input, known);
      const after = (seconds: number) => timeAfter(now, seconds * secondMs);
      const binding = bindingOf({
        ...facts,
        bindId: newId(),
        mode,
        status: mode === 'xyb' ? 'waiting' : 'active',
        numberX,
        ...(hasExtension(mode) && { extension: chooseExtension(input, numberX, known) }),
        ...(hasY(mode) && { numberY: chooseY(input, numberX, known) }),
        createdAt: after(0),
        expiresAt: after(ttlSeconds),
        ...(mode === 'xyb' && { claimUntil: after(claimSeconds) }),
      });
      await store.add(bindingKind, binding.bindId, binding, stepsOf(binding, input));
      if (isCalled(binding)) await letPeopleTalk(given, binding);
      return binding;
    }),

    pnsList: rule<
      Partial<Period> &
        Paged & {
          phone?: string;
          number?: string;
          orderId?: string;
          mode?: string;
          status?: string;
        }
    >(async ({ store, input }) => {
      const { phone, number, orderId, mode, status, from, to } = input;
      const hasPeriod = from !== undefined && to !== undefined;
      const needsPeriod = status === 'unbound' || status === 'expired';
      if (!hasPeriod && (needsPeriod || from !== undefined || to !== undefined))
        throw new Refusal(missingField, { field: from === undefined ? 'from' : 'to' });
      const found = (await store.list(bindingKind)).filter((record) => {
        const binding = bindingOf(record.data);
        return (
          (hasPeriod ? isWithin(input, record.madeAt) : isOpen(binding)) &&
          hasAll(record, { orderId, mode, status }) &&
          isOneOf(phone, [binding.phoneA, binding.phoneB]) &&
          isOneOf(number, [binding.numberX, binding.numberY])
        );
      });
      return pageOf(found.map(dataOf), input);
    }),

    pnsQuery: rule<{ bindId: string }>(async ({ store, input, now }) => {
      const { data } = await store.find(bindingKind, input.bindId, 'bindId');
      const calls = (await listCalls(store, input.bindId, now)).slice(0, maxCalls);
      return { ...data, calls };
    }),

    pnsUnbind: rule<{ bindId: string }>(async (given) => {
      const { store, input, now } = given;
      const stored = await store.find(bindingKind, input.bindId, 'bindId');
      const { bindId, orderId, ...binding } = bindingOf(stored.data);
      if (binding.endedAt !== undefined) throw new Refusal(hasEnded);
      const ended = { status: 'unbound', reason: 'UNBOUND_BY_API', endedAt: shortTime(now) };
      await store.change(bindingKind, stored, { ...ended, lastCaller: null });
      await stopPeople(given, bindId);
      return { bindId, ...(orderId !== undefined && { orderId }), ...ended };
    }),
  },

  seeds: (examples) => {
    const queried = ['active', 'claimed', 'recorded'].map((name) => examples('pnsQuery', name));
    const bindings = queried.map(({ calls, ...binding }) => binding);
    const listed = examples('pnsList', 'courier').records;
    const published = (Array.isArray(listed) ? listed : []).filter(({ mode }) => mode === 'ax');
    return [
      ...seedsOf(bindingKind, [...bindings, ...published], { id: 'bindId', madeAt: 'createdAt' }),
      ...queried.flatMap(({ bindId, calls }) =>
        (Array.isArray(calls) ? calls : []).map((call: Data) => storedCall(bindId, call)),
      ),
    ];
  },
};

const isOneOf = (wanted: string | undefined, some: readonly (string | undefined)[]): boolean =>
  wanted === undefined || some.includes(wanted);

/** Toll-free and premium numbers of North America are not people's. */
const noPerson = /^1(800|833|844|855|866|877|888|900)/;

function requirePeople(input: Bind, bindings: readonly Binding[]): void {
  const { mode, phoneA, phoneB, numberX, numberY } = input;
  const phones = [phoneA, phoneB].filter((phone) => phone !== undefined);
  if (phones.some((one) => !isPossibleNumber(one) || noPerson.test(one) || isPrivacyNumber(one)))
    throw new Refusal(cannotBeBound);
  if (phoneA !== undefined && phoneA === phoneB) throw new Refusal(samePhone);
  if (numberX !== undefined && numberX === numberY)
    throw new Refusal(wrongValue, { field: 'numberY', expected: 'another number than numberX' });
  const together = [
    mode === 'axb' ? [phoneA, phoneB, numberX] : [phoneA, phoneA && numberX],
    [phoneB, phoneB && numberY],
  ];
  if (together.some((some) => !areOfOneCountry(some))) throw new Refusal(wrongCountries);
  const open = bindings.filter((binding) => isOpen(binding));
  const isFull = (phone: string) =>
    open.filter((one) => isOneOf(phone, [one.phoneA, one.phoneB])).length >= maxBindings;
  const own = open.filter((one) => one.mode === 'ax' && one.phoneA === phoneA);
  if (phones.some(isFull) || (mode === 'ax' && own.length >= maxOwnNumbers))
    throw new Refusal(inTooMany);
}

const areOfOneCountry = (some: readonly (string | undefined)[]): boolean =>
  new Set(some.flatMap((phone) => (phone === undefined ? [] : [countryOf(phone)]))).size <= 1;

/** A number with the outcome “expires” is never called. */
const isCalled = ({ mode, phoneB = '' }: Binding): boolean =>
  mode !== 'xyb' || outcomeOf(phoneB) !== 'expires';

function stepsOf(binding: Binding, { ttlSeconds, claimSeconds, callbackSeconds }: Bind): Step[] {
  const { mode, phoneB } = binding;
  const callback = bindingEvent();
  const over = (seconds: number, reason: string): Step => ({
    afterMs: seconds * secondMs,
    changes: (at) => ({ status: 'expired', reason, endedAt: at, lastCaller: null }),
    callback,
  });
  if (!isCalled(binding)) return [over(Math.min(claimSeconds, ttlSeconds), 'NOT_CLAIMED')];
  const stranger = strangerTo(binding);
  const claimed: Step = {
    afterMs: firstCallMs,
    changes: (at) => ({ status: 'active', phoneA: stranger, claimedAt: at }),
    callback: bindingEvent({ isClaim: true }),
  };
  const isAnyone = mode === 'axe' || mode === 'nxeyb' || (mode === 'ax' && phoneB === undefined);
  const keepsMs = callbackSeconds * secondMs;
  const calledBack: Step[] = [
    { afterMs: firstCallMs, changes: () => ({ lastCaller: stranger.slice(-4) }) },
    { afterMs: firstCallMs + keepsMs, changes: () => ({ lastCaller: null }) },
  ];
  return [
    ...(mode === 'xyb' ? [claimed] : []),
    ...(isAnyone && keepsMs > 0 ? calledBack : []),
    over(ttlSeconds, 'TTL_OVER'),
  ];
}
