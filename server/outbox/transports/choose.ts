import type { Env } from '../../env.ts';
import type { Transports } from '../transport.ts';
import { mailFiles, textFiles } from './files.ts';
import { httpTexts } from './sms-http.ts';
import { smtpMails } from './smtp.ts';

/** Real transports where they are configured, files in the data folder otherwise. */
export const chooseTransports = (env: Pick<Env, 'mail' | 'sms' | 'dataDir'>): Transports => ({
  mail: chooseMails(env),
  sms: env.sms ? httpTexts(env.sms) : textFiles(env.dataDir),
});

function chooseMails({ mail, dataDir }: Pick<Env, 'mail' | 'dataDir'>): Transports['mail'] {
  switch (mail?.by) {
    case 'smtp':
      return smtpMails(mail.url);
    case undefined:
      return mailFiles(dataDir);
  }
}
