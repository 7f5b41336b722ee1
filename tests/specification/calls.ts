/**
 * Section 7 of the specification, typed by hand. Nothing here comes from our own definitions, so
 * that a name changed on both sides still fails a test.
 */
export type Host = 'admin' | 'api' | 'did';

export type SpecifiedCall = {
  method: 'GET' | 'POST';
  host: Host;
  path: string;
  sends: 'json' | 'form' | 'query' | 'nothing';
  /** Every field with a valid value; the optional ones are listed separately. */
  fields: Record<string, string | number>;
  optional?: readonly string[];
  success: 0 | 'success';
  /**
   * A response as the specification describes it: the fields that are read, each with a value of
   * its type.
   */
  answer: Record<string, unknown>;
};

export const headers = {
  userToken: 'usertoken',
  requestId: 'requestId',
  language: 'Content-Language',
} as const;

/** The value of the language header by the stored language. */
export const languageHeader = { 'en-US': 'EN', 'zh-CN': 'CN' } as const;

export const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

/** The host of a call that names none. */
export const hostsOfPrefixes = [
  ['/backend_api/any', 'api'],
  ['/dashboard_api/any', 'did'],
  ['/any', 'admin'],
] as const;

const menulist = [
  {
    menu_name: 'home',
    submenus: [{ menu_name: 'home', menu_path: '/console/home', show_flag: 1 }],
  },
];
const user = {
  name: 'Mei Tan',
  usertoken: 'a-token',
  currency: 'USD',
  balance: 128.5,
  credit_balance: 500,
  subUserToken: '',
  enable_product: ['smsOtp'],
  id: '1',
  menulist,
};

export const calls = {
  contact: {
    method: 'POST',
    host: 'did',
    path: '/register/officialContactUs',
    sends: 'json',
    fields: {
      fullName: 'Mei Tan',
      email: 'mei@harbour.example',
      phone: '+65 8123 4567',
      message: 'Hello',
    },
    success: 0,
    answer: { code: 0, msg: '' },
  },
  login: {
    method: 'POST',
    host: 'admin',
    path: '/api/public/userLogin',
    sends: 'json',
    fields: { account: 'mei@harbour.example', password: 'willow7meadow' },
    success: 0,
    answer: { code: 0, data: user, msg: '' },
  },
  employeeLogin: {
    method: 'POST',
    host: 'api',
    path: '/subCustomerLogin',
    sends: 'form',
    fields: { phone: '+65 8123 4567', code: 'lin', password: 'lantern4street' },
    success: 'success',
    answer: { code: 'success', row: { ...user, subUserToken: 'a-token' } },
  },
  customerByPhone: {
    method: 'POST',
    host: 'api',
    path: '/getCustomerByPhone',
    sends: 'form',
    fields: { phone: '+65 8123 4567' },
    success: 'success',
    answer: { code: 'success', info: 'a-customer' },
  },
  changePassword: {
    method: 'POST',
    host: 'api',
    path: '/changePassword',
    sends: 'form',
    fields: {
      customer_id: 'a-customer',
      ver_code: '482916',
      password: 'lantern4street',
      phone: '+65 8123 4567',
    },
    success: 'success',
    answer: { code: 'success', msg: '' },
  },
  mailForgetPassword: {
    method: 'GET',
    host: 'did',
    path: '/register/mailForgetPassword',
    sends: 'query',
    fields: { email: 'mei@harbour.example' },
    success: 0,
    answer: { code: 0 },
  },
  mailChangePassword: {
    method: 'POST',
    host: 'did',
    path: '/register/mailChangePassword',
    sends: 'json',
    fields: {
      verifyCode: '482916',
      changePassword: 'lantern4street',
      email: 'mei@harbour.example',
    },
    success: 0,
    answer: { code: 0, msg: '' },
  },
  phoneCode: {
    method: 'POST',
    host: 'did',
    path: '/nxapi/public/verCodeByCaptcha',
    sends: 'json',
    fields: { captchaVerifyParam: 'a-pass', phone: '+65 8123 4567', type: 4 },
    success: 0,
    answer: { code: 0, data: { captchaResult: true, sendResult: true, sendError: '' } },
  },
  countries: {
    method: 'POST',
    host: 'admin',
    path: '/user/basecode/getAllCountryList',
    sends: 'json',
    fields: {},
    success: 'success',
    answer: {
      code: 'success',
      row: [{ id: 702, code: '65', iso_2: 'SG', c_name: '新加坡', e_name: 'Singapore' }],
    },
  },
  signUp: {
    method: 'POST',
    host: 'did',
    path: '/register/sendEmail',
    sends: 'json',
    fields: {
      email: 'new@harbour.example',
      countryId: 702,
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: 'Harbour Coffee',
      companyAddress: '1 Harbour Road',
      businessType: 7,
    },
    optional: ['companyName', 'companyAddress', 'businessType'],
    success: 0,
    answer: { code: 0, data: 'a-token', msg: '' },
  },
  services: {
    method: 'GET',
    host: 'did',
    path: '/client/productService',
    sends: 'nothing',
    fields: {},
    success: 0,
    answer: {
      code: 0,
      data: [
        {
          id: 1,
          serviceName: 'SMS',
          serviceStatus: 1,
          serviceStatusInfoCn: '正常',
          serviceStatusInfoEn: 'Operational',
          statusDescriptionCn: '短信',
          statusDescriptionEn: 'Text messages',
        },
      ],
    },
  },
  serviceHistory: {
    method: 'GET',
    host: 'did',
    path: '/client/productServiceHistory',
    sends: 'query',
    fields: { serviceId: '1' },
    success: 0,
    answer: {
      code: 0,
      data: [
        {
          faultStatus: 1,
          startTime: '2026-03-01T09:30:00.000Z',
          endTime: '2026-03-01T09:40:00.000Z',
          serviceStatusNameCn: '中断',
          serviceStatusNameEn: 'Outage',
          failureDescriptionCn: '无法发送',
          failureDescriptionEn: 'Texts fail',
          repairDescriptionCn: '已恢复',
          repairDescriptionEn: 'Mended',
        },
      ],
    },
  },
} as const satisfies Record<string, SpecifiedCall>;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];
export const callOf = (name: CallName): SpecifiedCall => calls[name];
