/**
 * Section 9 of the specification and the figures of section 1, typed by hand. Journeys check
 * breakpoints, gaps and motion.
 */
export const resendSeconds = 60;
export const redirectAfterResetMs = 1000;
export const carouselDelayMs = 5000;
export const tabDelayMs = { en: 100, zh: 0 } as const;
export const requestTimeoutMs = 1_500_000;
export const chunkTimeoutMs = 120_000;
export const captcha = { width: 360, resetType: 4 } as const;

/** US dollars. */
export const messageRates = {
  Indonesia: '0.2846',
  Russia: '0.2298',
  Pakistan: '0.3320',
  Vietnam: '0.1021',
  'Saudi Arabia': '0.1600',
  Egypt: '0.1926',
  Nigeria: '0.1978',
  Philippines: '0.1481',
  Iraq: '0.1759',
  India: '0.0537',
} as const;

export const voiceRates = {
  Indonesia: '0.0676',
  India: '0.0305',
  Philippines: '0.1435',
  Vietnam: '0.1080',
  Colombia: '0.0207',
  Mexico: '0.0082',
  Thailand: '0.0806',
  'United States': '0.0119',
  Chile: '0.0360 to 1.0500',
  Peru: '0.0150 to 0.4000',
} as const;

export const figures = {
  countries: '200+',
  voiceCountries: '185+',
  operators: '1,500+',
  customers: '15,000+',
  messages: '3.5B+',
  callMinutes: '800M+',
} as const;

/** The location of an office, by its name in the specification, and what it shows. */
export const offices = [
  ['shanghai', 'Shanghai', ['address']],
  ['shenzhen', 'Shenzhen', ['address', 'contactNumber']],
  ['netherlands', 'Netherlands', []],
  ['saudi', 'Saudi Arabia', []],
  ['hongkong', 'Hong Kong', ['address']],
  ['indonesia', 'Indonesia', []],
  ['singapore', 'Singapore', ['address']],
  ['vietnam', 'Vietnam', []],
] as const;
