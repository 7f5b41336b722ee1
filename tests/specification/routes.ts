/** Sections 2.1, 2.3, 2.5 and parts of 2.14 of the specification, typed by hand. */

/** Every page, English first, then Chinese. */
export const twins = [
  ['/', '/zh'],
  ['/product-message', '/zh-product-message'],
  ['/product-voice', '/zh-product-voice'],
  ['/product-conversation', '/zh-product-conversation'],
  ['/product-fraud-prevention', '/zh-product-fraud-prevention'],
  ['/product-global-number', '/zh-product-global-number'],
  ['/product-customer-engagement', '/zh-product-customer-engagement'],
  ['/industry-logistics', '/zh-industry-logistics'],
  ['/industry-e-commerce', '/zh-industry-e-commerce'],
  ['/industry-retail', '/zh-industry-retail'],
  ['/industry-education', '/zh-industry-education'],
  ['/industry-gaming', '/zh-industry-gaming'],
  ['/industry-online-social', '/zh-industry-online-social'],
  ['/industry-fintech', '/zh-industry-fintech'],
  ['/company', '/zh-company'],
  ['/document-en', '/document/sms'],
  ['/pricing', '/zh-pricing'],
  ['/login', '/zh-login'],
  ['/forget-password', '/zh-forget-password'],
  ['/privacy-policy', '/zh-privacy-policy'],
  ['/cookie-policy', '/zh-cookie-policy'],
  ['/terms-services', '/zh-terms-services'],
  ['/sign-up', '/zh-sign-up'],
  ['/service-status', '/zh-service-status'],
  ['/service-status-record', '/zh-service-status-record'],
  ['/page-not-found', '/zh-page-not-found'],
] as const;

/** The 403 page has one path for both languages. */
export const forbidden = '/403';

/** The document routes, parameters spelt as in the specification. */
export const documentRoutes = [
  '/document-en/:catogory?/:doc?',
  '/document/:catogory?/:doc?',
] as const;

/**
 * Section 2.14: the document shown for unknown paths below the documentation, and examples of such
 * paths.
 */
export const documentFallback = 'sms/charging-standard';
export const unknownDocuments = [
  ['/document-en/sms/no-such-document', '/document/sms/no-such-document'],
  ['/document-en/no-such-category', '/document/no-such-category'],
  ['/document-en/no-such-category/mt-sending', '/document/no-such-category/mt-sending'],
] as const;

export const redirects = [
  ['/document', '/document/sms'],
  ['/document/', '/document/sms'],
] as const;

/** The targets of the redirects of sections 2.11 and 4. */
export const behindLogin = {
  home: '/client/console/home',
  activation: '/client/activateAccount',
  nothingOpen: '/403',
} as const;

/** The tabs of the product pages, by the value of `id`; the first one is open. */
export const tabs = {
  '/product-message': ['smsOtp', 'marketingOtp', 'notificationOtp', 'emailOtp'],
  '/product-voice': ['voiceOtp', 'voiceNotification', 'sipTrunk'],
  '/product-conversation': ['superMessaging', 'whatsappBusiness', 'viberBusiness', 'zaloBusiness'],
  '/product-fraud-prevention': ['numberCheck', 'FraudProtector', 'OTA'],
  '/product-global-number': ['privacyNumber', 'globalNumber', 'sms'],
  '/product-customer-engagement': ['NXLink', 'AICC'],
} as const;

export const queries = {
  tab: 'id',
  resource: 'resource',
  record: ['serviceId', 'serviceName'],
  login: ['account', 'password'],
  phoneActivation: ['token', 'countryId', 'mail', 'internationalization', 'activateOnPhone'],
  googleMarker: 'gclid',
  baiduPrefix: 'bd_',
} as const;

/** The stored preference by path, and the language tag that a path of either language stores. */
export const languages = [
  ['/', 'en-US'],
  ['/pricing', 'en-US'],
  ['/document-en', 'en-US'],
  ['/document-en/sms/mt-sending', 'en-US'],
  ['/zh', 'zh-CN'],
  ['/zh-pricing', 'zh-CN'],
  ['/document/sms', 'zh-CN'],
  ['/document/sms/mt-sending', 'zh-CN'],
] as const;
