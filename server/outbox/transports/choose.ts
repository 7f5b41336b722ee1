import type { Env } from '../../env.ts';
import type { Transports } from '../transport.ts';
import { mailFiles, textFiles } from './files.ts';
import { httpTexts } from './sms-http.ts';
import { smtpMails } from './smtp.ts';

/** Real ones where the operator set them, files in the data folder otherwise. */
export const chooseTransports = (env: Pick<Env, 'smtpUrl' | 'sms' | 'dataDir'>): Transports => ({
  mail: env.smtpUrl ? smtpMails(env.smtpUrl) : mailFiles(env.dataDir),
  sms: env.sms ? httpTexts(env.sms) : textFiles(env.dataDir),
});
