import { seedsOf } from '../../records/seeds.ts';
import type { Product } from '../../rules/rules.ts';
import { createApp, customerApp } from './apps.ts';
import { customerPhone, listCustomerPhones } from './customer-phones.ts';
import { cancelSignup, customerSignup, getSignup, startSignup } from './signups.ts';

export const waJcs: Product = {
  rules: {
    whatsAppAppCreate: createApp,
    whatsAppSignupStart: startSignup,
    whatsAppSignupGet: getSignup,
    whatsAppSignupCancel: cancelSignup,
    whatsAppAppPhoneList: listCustomerPhones,
  },

  seeds: (examples) => {
    const { accessKey, secretKey, callbackSecret, ...app } = examples(
      'whatsAppAppCreate',
      'created',
    );
    const signups = ['finished', 'open'].map((name) => examples('whatsAppSignupGet', name));
    const phones = examples('whatsAppAppPhoneList', 'found').records;
    return [
      ...seedsOf(customerApp, app, { id: 'appId', madeAt: 'createdAt' }),
      ...seedsOf(customerSignup, signups, { id: 'signupId', madeAt: 'createdAt' }),
      ...seedsOf(customerPhone, phones, { id: 'phone', madeAt: 'connectedAt' }),
    ];
  },
};
