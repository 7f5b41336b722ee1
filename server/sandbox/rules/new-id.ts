import { randomBytes } from 'node:crypto';

/** 24 hexadecimal digits, as every id of ours has them. */
export const newId = (): string => randomBytes(12).toString('hex');
