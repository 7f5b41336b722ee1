import { randomBytes } from 'node:crypto';

/** An id as in responses and callbacks: 24 hexadecimal digits. */
export const newId = (): string => randomBytes(12).toString('hex');

/** A time as in responses and callbacks: UTC with whole seconds. */
export const shortTime = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

export const timeAfter = (moment: Date, ms: number): string =>
  shortTime(new Date(moment.getTime() + ms));
