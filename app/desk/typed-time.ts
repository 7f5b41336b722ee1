import * as z from 'zod/mini';
import { deskMoment } from '#contract/desk-call.ts';
import { dayMs } from '#contract/time-units.ts';

/**
 * A typed time in UTC as a moment: `9:05` is the last time that it was so late, `2026-03-01 09:05`
 * says its day. What is no time stays as it was typed.
 */
export function readTypedTime(typed: string, now = Date.now()): string {
  const [, day, hour = '', minute] =
    /^\s*(?:(\d{4}-\d\d-\d\d)[ T]+)?(\d\d?)[:：](\d\d)\s*$/.exec(typed) ?? [];
  const on = (date: string) => `${date}T${hour.padStart(2, '0')}:${minute}:00.000Z`;
  const today = on(dateOf(now));
  const moment = day ? on(day) : Date.parse(today) > now ? on(dateOf(now - dayMs)) : today;
  return asMoment(moment) ?? typed;
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Null for what is no moment. */
export const asMoment = (value: string | null): string | null =>
  z.safeParse(deskMoment, value).success ? value : null;

/** Something was typed, and it is no time. */
export const isNoTime = (value: string | null): boolean => value !== null && !asMoment(value);
