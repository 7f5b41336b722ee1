import { AppError } from '../../http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPersonalPassword, type Person } from './personal-passwords.ts';

/**
 * Refuses common passwords and those made of personal data; the contract checks the format. Pass
 * people only once the caller has proven to be one of them: a refusal reveals their data.
 */
export function requireUncommonPassword(password: string, ...people: Person[]): void {
  if (isCommonPassword(password)) throw new AppError('password.common');
  if (isPersonalPassword(password, people)) throw new AppError('password.personal');
}
