import { AppError } from '../../http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPersonalPassword, type Person } from './personal-passwords.ts';

/**
 * The contract has seen to the format; what is left is whether anybody would guess it, or somebody
 * who knows these people. Name nobody before it is proven that the caller may know about them.
 */
export function requireUncommonPassword(password: string, ...people: Person[]): void {
  if (isCommonPassword(password)) throw new AppError('password.common');
  if (isPersonalPassword(password, people)) throw new AppError('password.personal');
}
