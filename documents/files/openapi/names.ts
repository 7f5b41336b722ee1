/** What the names of a product's schemas begin with, by its file. */
const prefixes: Record<string, string> = {
  callbot: 'Callbot',
  'did-number': 'Did',
  'email-code': 'Email',
  general: 'Account',
  messenger: 'Messenger',
  'number-detection': 'NumberCheck',
  nxcc: 'Nxcc',
  nxlink: 'Nxlink',
  nxphone: 'Nxphone',
  ota: 'Ota',
  pns: 'Pns',
  sandbox: 'Sandbox',
  'short-chain': 'ShortLink',
  sms: 'Sms',
  viber: 'Viber',
  voice: 'Voice',
  'wa-gl': 'WhatsAppAdmin',
  'wa-jcs': 'WhatsAppIntegrator',
  'whats-app': 'WhatsApp',
  'whatsapp-calling': 'WhatsAppCall',
  zalo: 'Zalo',
};

export const productPrefix = (file: string): string => prefixes[file] ?? pascalCase(file);

/** A component of `common.yaml` keeps its name, that of a product carries it: `SmsFinalStatus`. */
export function componentName(file: string, name: string): string {
  const prefix = file === 'common' ? '' : productPrefix(file);
  return name.startsWith(prefix) ? name : prefix + name;
}

/** `pnsBind`, `Request` → `PnsBindRequest`; what ends so already is left: `PnsCallEvent`. */
export function operationName(operationId: string, suffix: string): string {
  const name = pascalCase(operationId);
  return name.endsWith(suffix) ? name : name + suffix;
}

export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase());
