import type { Localized } from '#contract/locale.ts';

/** What an operator provides: `brand.ts`, `palette.ts`, `mark.ts` and `offices.ts` contain ours. */
export type Brand = {
  names: {
    /** The name inside a sentence. */
    short: Localized<string>;
    /** The name in titles. */
    full: Localized<string>;
    /** The words next to the logo mark. */
    lockUp: Localized<{ word: string; addition?: string }>;
  };
  legalName: string;
  founded: number;
  headquarters: Localized<string>;
  /** `sandbox` is the `SANDBOX_URL` of the deployed product. */
  hosts: { site: string; api: string; sandbox: string; agent: string };
  mail: {
    info: string;
    privacy: string;
    compliance: string;
    /** Mailbox for vulnerability reports: `/.well-known/security.txt` names it. */
    security: string;
    noReply: string;
  };
  /** The demo account of every fresh data folder outside production. */
  demoMail: string;
  /** The name in plain lower-case letters, for code: samples, ids. */
  codeName: string;
  /** What customers may do with the packages for programming languages: their licence. */
  sdkLicence: Localized<string>;
  phone: { tollFree?: string; whatsapp?: string };
  social: Localized<readonly SocialLink[]>;
  wiki?: Localized<string>;
  liveChat?: string;
  qrTargets: { wechat?: string; officialAccount?: string };
  badges: readonly Badge[];
  certificates: readonly Certificate[];
  icpNumber?: string;
};

export type SocialNetwork = 'whatsapp' | 'facebook' | 'x' | 'youtube' | 'weibo' | 'wechat';
export type SocialLink = { network: SocialNetwork; url: string };

export type BadgeId = 'zalo' | 'viber' | 'whatsapp' | 'gsma' | 'glf' | 'ccas';
export type Badge = {
  id: BadgeId;
  name: string;
  tier: Localized<string>;
  /** The one badge in the accent colour. */
  highest?: boolean;
};

export type CertificateId = 'iso-9001' | 'iso-27001' | 'iso-27701';
export type Certificate = { id: CertificateId; name: string; year: number };

/** Undefined fields of an office are not shown. */
export type Office = {
  country: Localized<string>;
  contactNumber?: string;
  address?: Localized<string>;
  /** Position of its ring on the map of the company page. */
  map: {
    /**
     * On 1440 by 700, from 14° west to 164° east, the upper edge at 62° north. Rings of neighbours
     * may be moved apart.
     */
    wide: { at: MapPoint; name: 'left' | 'right' | 'below'; card: 'above' | 'below' };
    /** Small screens: on 390 by 398, or at a height on the rail at the left. */
    narrow: { at: MapPoint; name: 'left' | 'right' } | { onRail: number };
  };
  /** The office its line starts from, and whether it starts straight or at 45 degrees. */
  line?: { from: string; begins: 'straight' | 'slanted' };
};
export type MapPoint = readonly [x: number, y: number];

/** Lightness, chroma and hue. */
export type Oklch = `oklch(${number} ${number} ${number})`;

export type ColourName =
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'lane'
  | 'lane-2'
  | 'ash'
  | 'paper'
  | 'paper-2'
  | 'white'
  | 'rule'
  | 'hot'
  | 'hot-2'
  | 'hot-ink'
  | 'mint'
  | 'land'
  | 'ok'
  | 'warn'
  | 'err'
  | 'err-on-ink'
  | 'code'
  | 'code-string'
  | 'code-number'
  | 'flap'
  | 'flap-2';

/** In the dark theme a colour becomes another one of the light theme, or a separate one. */
export type Palette = {
  day: Record<ColourName, Oklch>;
  night: Partial<Record<ColourName, Oklch | ColourName>>;
};

/** The logo without its word, on a square of 40: strokes in the text or accent colour. */
export type Mark = readonly MarkShape[];
export type MarkShape = {
  path: string;
  colour: 'text' | 'live';
  /** Undefined for filled shapes. */
  strokeWidth?: number;
};
