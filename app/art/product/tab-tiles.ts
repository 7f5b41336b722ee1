import type { ReactElement } from 'react';
import type { ServiceId } from '#content/products.ts';
import type { TabTileProps } from './tab-tile.tsx';

/** Each in a file of its own: a product has a few of them. */
export const tabTiles: {
  [Id in ServiceId]: () => Promise<(props: TabTileProps<Id>) => ReactElement>;
} = {
  smsOtp: async () => (await import('./tab-sms-otp.tsx')).SmsOtpTile,
  marketingOtp: async () => (await import('./tab-marketing-sms.tsx')).MarketingSmsTile,
  notificationOtp: async () => (await import('./tab-sms-notification.tsx')).SmsNotificationTile,
  emailOtp: async () => (await import('./tab-email-otp.tsx')).EmailOtpTile,
  voiceOtp: async () => (await import('./tab-voice-otp.tsx')).VoiceOtpTile,
  voiceNotification: async () =>
    (await import('./tab-voice-notification.tsx')).VoiceNotificationTile,
  sipTrunk: async () => (await import('./tab-sip-trunk.tsx')).SipTrunkTile,
  superMessaging: async () => (await import('./tab-super-messaging.tsx')).SuperMessagingTile,
  whatsappBusiness: async () => (await import('./tab-whatsapp-business.tsx')).WhatsAppBusinessTile,
  viberBusiness: async () => (await import('./tab-viber-business.tsx')).ViberBusinessTile,
  zaloBusiness: async () => (await import('./tab-zalo-business.tsx')).ZaloBusinessTile,
  FraudProtector: async () => (await import('./tab-fraud-protector.tsx')).FraudProtectorTile,
  OTA: async () => (await import('./tab-ota.tsx')).OtaTile,
  numberCheck: async () => (await import('./tab-number-check.tsx')).NumberCheckTile,
  privacyNumber: async () => (await import('./tab-privacy-number.tsx')).PrivacyNumberTile,
  globalNumber: async () => (await import('./tab-did-numbers.tsx')).DidNumbersTile,
  sms: async () => (await import('./tab-two-way-sms.tsx')).TwoWaySmsTile,
  NXLink: async () => (await import('./tab-nxlink.tsx')).NxLinkTile,
  AICC: async () => (await import('./tab-aicc.tsx')).AiccTile,
};
