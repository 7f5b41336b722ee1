import type { ConsoleHomeWords } from '#content/interface/console-home.ts';

export function greetingOf(hour: number): keyof ConsoleHomeWords['greetings'] {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
