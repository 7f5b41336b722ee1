import { htmlLanguages } from '#contract/locale.ts';
import { useLocale } from './locale.ts';

/** Moments and amounts as their reader writes them, in the time zone of their device. */
export function useFormats() {
  const language = htmlLanguages[useLocale()];
  const writeDate = (moment: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, style).format(new Date(moment));
  return {
    moment: (moment: string) => writeDate(moment, { dateStyle: 'medium', timeStyle: 'short' }),
    /** On the reader's clock, of whatever day. */
    time: (moment: string) => writeDate(moment, { timeStyle: 'short', hourCycle: 'h23' }),
    day: (moment: string) => writeDate(moment, { dateStyle: 'long' }),
    amount: (amount: number) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(amount),
  };
}
