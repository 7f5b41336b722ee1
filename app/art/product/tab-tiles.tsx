import type { ReactElement } from 'react';
import type { ServiceId } from '#content/products.ts';
import { AiccTile } from './tab-aicc.tsx';
import { DidNumbersTile } from './tab-did-numbers.tsx';
import { EmailOtpTile } from './tab-email-otp.tsx';
import { FraudProtectorTile } from './tab-fraud-protector.tsx';
import { MarketingSmsTile } from './tab-marketing-sms.tsx';
import { NumberCheckTile } from './tab-number-check.tsx';
import { NxLinkTile } from './tab-nxlink.tsx';
import { OtaTile } from './tab-ota.tsx';
import { PrivacyNumberTile } from './tab-privacy-number.tsx';
import { SipTrunkTile } from './tab-sip-trunk.tsx';
import { SmsNotificationTile } from './tab-sms-notification.tsx';
import { SmsOtpTile } from './tab-sms-otp.tsx';
import { SuperMessagingTile } from './tab-super-messaging.tsx';
import type { TabTileProps } from './tab-tile.tsx';
import { TwoWaySmsTile } from './tab-two-way-sms.tsx';
import { ViberBusinessTile } from './tab-viber-business.tsx';
import { VoiceNotificationTile } from './tab-voice-notification.tsx';
import { VoiceOtpTile } from './tab-voice-otp.tsx';
import { WhatsAppBusinessTile } from './tab-whatsapp-business.tsx';
import { ZaloBusinessTile } from './tab-zalo-business.tsx';

export function TabPicture<Id extends ServiceId>({
  service,
  ...props
}: { service: Id } & TabTileProps<Id>) {
  const draw = tabTiles[service];
  return draw(props);
}

export const tabTiles: { [Id in ServiceId]: (props: TabTileProps<Id>) => ReactElement } = {
  smsOtp: SmsOtpTile,
  marketingOtp: MarketingSmsTile,
  notificationOtp: SmsNotificationTile,
  emailOtp: EmailOtpTile,
  voiceOtp: VoiceOtpTile,
  voiceNotification: VoiceNotificationTile,
  sipTrunk: SipTrunkTile,
  superMessaging: SuperMessagingTile,
  whatsappBusiness: WhatsAppBusinessTile,
  viberBusiness: ViberBusinessTile,
  zaloBusiness: ZaloBusinessTile,
  FraudProtector: FraudProtectorTile,
  OTA: OtaTile,
  numberCheck: NumberCheckTile,
  privacyNumber: PrivacyNumberTile,
  globalNumber: DidNumbersTile,
  sms: TwoWaySmsTile,
  NXLink: NxLinkTile,
  AICC: AiccTile,
};
