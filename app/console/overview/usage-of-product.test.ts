import { expect, test } from 'vitest';
import { ticketAskingFor, usageOfProduct } from './usage-of-product.ts';

const totals = { segments: 0, used: 0 };
const products = [
  {
    ...{ product: 'sms', ...totals, count: 100, delivered: 90, failed: 6, price: '4.2500' },
    countries: ['US', 'VN'],
  },
  {
    ...{ product: 'whats-app', ...totals, count: 10, delivered: 10, failed: 0, price: '0.5000' },
    countries: ['SG'],
  },
  {
    ...{ product: 'viber', ...totals, count: 5, delivered: 3, failed: 1, price: '0.2500' },
    countries: ['VN', 'SG'],
  },
];

test('a product is what its enabled services are in the API', () => {
  expect(usageOfProduct(['smsOtp', 'emailOtp'], { products })).toEqual({
    ...{ price: 4.25, count: 100, delivered: 90, ended: 96 },
    ...{ countries: ['US', 'VN'], apiProduct: 'sms' },
  });
});

test('services that share a part of the API count it once; several parts add up', () => {
  expect(usageOfProduct(['whatsappBusiness', 'superMessaging'], { products })).toEqual({
    ...{ price: 0.75, count: 15, delivered: 13, ended: 14 },
    ...{ countries: ['SG', 'VN'], apiProduct: undefined },
  });
});

test('an unused product has cost nothing', () => {
  expect(usageOfProduct(['voiceOtp'], { products })).toMatchObject({
    ...{ price: 0, count: 0, ended: 0, countries: [], apiProduct: undefined },
  });
});

test('a product was asked for if an open ticket names one of its services, in either language', () => {
  const ticket = { number: 'T-1203', type: 'product', product: '隐私号' } as const;
  const global = ['privacyNumber', 'globalNumber', 'sms'] as const;
  expect(ticketAskingFor(global, [ticket])).toBe('T-1203');
  expect(ticketAskingFor(global, [{ ...ticket, product: 'Privacy Number' }])).toBe('T-1203');
  expect(ticketAskingFor(['NXLink', 'AICC'], [ticket])).toBeUndefined();
  expect(ticketAskingFor(global, [{ ...ticket, type: 'setup' }])).toBeUndefined();
});
