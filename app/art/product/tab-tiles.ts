import type { ReactElement } from 'react';
import type { ServiceId } from '#content/products.ts';
import type { TabTileProps } from './tab-tile.tsx';

/** Loaded on demand, each from a file of its own: a product page shows a few tiles. */
export const tabTiles: {
  [Id in ServiceId]: () => Promise<(props: TabTileProps<Id>) => ReactElement>;
} = {
  smsOtp: () => import('./tab-sms-otp.tsx').then((module) => module.SmsOtpTile),
  marketingOtp: () => import('./tab-marketing-sms.tsx').then((module) => module.MarketingSmsTile),
  notificationOtp: () =>
    import('./tab-sms-notification.tsx').then((module) => module.SmsNotificationTile),
  emailOtp: () => import('./tab-email-otp.tsx').then((module) => module.EmailOtpTile),
  voiceOtp: () => import('./tab-voice-otp.tsx').then((module) => module.VoiceOtpTile),
  voiceNotification: () =>
    import('./tab-voice-notification.tsx').then((module) => module.VoiceNotificationTile),
  sipTrunk: () => import('./tab-sip-trunk.tsx').then((module) => module.SipTrunkTile),
  superMessaging: () =>
    import('./tab-super-messaging.tsx').then((module) => module.SuperMessagingTile),
  whatsappBusiness: () =>
    import('./tab-whatsapp-business.tsx').then((module) => module.WhatsAppBusinessTile),
  viberBusiness: () =>
    import('./tab-viber-business.tsx').then((module) => module.ViberBusinessTile),
  zaloBusiness: () => import('./tab-zalo-business.tsx').then((module) => module.ZaloBusinessTile),
  FraudProtector: () =>
    import('./tab-fraud-protector.tsx').then((module) => module.FraudProtectorTile),
  OTA: () => import('./tab-ota.tsx').then((module) => module.OtaTile),
  numberCheck: () => import('./tab-number-check.tsx').then((module) => module.NumberCheckTile),
  privacyNumber: () =>
    import('./tab-privacy-number.tsx').then((module) => module.PrivacyNumberTile),
  globalNumber: () => import('./tab-did-numbers.tsx').then((module) => module.DidNumbersTile),
  sms: () => import('./tab-two-way-sms.tsx').then((module) => module.TwoWaySmsTile),
  NXLink: () => import('./tab-nxlink.tsx').then((module) => module.NxLinkTile),
  AICC: () => import('./tab-aicc.tsx').then((module) => module.AiccTile),
};
