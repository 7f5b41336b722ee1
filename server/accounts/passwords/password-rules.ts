import { AppError } from '../../http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The contract has seen to the format; what is left is whether anybody would guess it. */
export function requireUncommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new AppError('password.common');
}
