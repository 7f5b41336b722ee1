import type { FieldPlace, FieldProblem } from '#contract/error-details.ts';
import type { Quota } from '../http/quotas.ts';

type Details = {
  field?: string;
  reason?: string;
  in?: FieldPlace;
  problem?: FieldProblem;
  expected?: string;
  data?: unknown;
  retryAfterSeconds?: number;
  quotas?: readonly Quota[];
};

/** A refusal by the sandbox: a documented code and the data of its response. */
export class Refusal extends Error implements Details {
  override name = 'Refusal';
  readonly code: number;
  /** Field for the message, where the code has one. */
  readonly field?: string;
  /** Why the value is refused, where the code alone does not say. */
  readonly reason?: string;
  /** For the object `error`: what follows from code, field and schema may be left out. */
  readonly in?: FieldPlace;
  readonly problem?: FieldProblem;
  readonly expected?: string;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  /** The rate limits that refused it. */
  readonly quotas?: readonly Quota[];

  constructor(code: number, details: Details = {}) {
    super(`refused with ${code}`);
    this.code = code;
    Object.assign(this, details);
  }
}

/** Codes that the sandbox itself answers with, for all products; their texts are documented. */
export const missingField = 1001;
export const wrongValue = 1002;
export const notJson = 1003;
export const tooLarge = 1004;
export const noneAccepted = 1005;
export const twiceInList = 1006;
export const wrongKey = 1101;
export const wrongSignature = 1102;
export const wrongTime = 1103;
export const usedNonce = 1104;
export const notAllowedAddress = 1105;
export const lacksRight = 1107;
export const tooMany = 1301;
export const otherBody = 1302;
export const notThere = 1401;
export const noSuchPath = 1402;
export const noSuchMethod = 1403;
export const failed = 1501;
export const busy = 1502;

/** A change removes a field that it also sends. */
export const removesSent = (): Refusal =>
  new Refusal(wrongValue, {
    field: 'remove',
    problem: 'together',
    expected: 'fields that the request does not send',
  });

/** The second of two fields that exclude each other. */
export const excludedBy = (field: string, other: string): Refusal =>
  new Refusal(wrongValue, { field, problem: 'together', expected: `not together with ${other}` });

export const noTimeZone = (field: string): Refusal =>
  new Refusal(wrongValue, { field, expected: 'the name of a time zone, such as Asia/Singapore' });
