import type { Product } from '../../behaviour/rules.ts';
import { createApp } from './apps.ts';
import { listCustomerPhones } from './customer-phones.ts';
import { cancelSignup, startSignup } from './signups.ts';

export const waJcs: Product = {
  rules: {
    whatsAppAppCreate: createApp,
    whatsAppSignupStart: startSignup,
    whatsAppSignupCancel: cancelSignup,
    whatsAppAppPhoneList: listCustomerPhones,
  },
};
