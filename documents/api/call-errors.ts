import { type ErrorCode, type Trait, traits } from './errors.ts';
import type { WrittenCall } from './written.ts';

/** What a call can return besides success. */
export type CallErrors = {
  /** Codes of its product, for the whole request. */
  own: ErrorCode[];
  /** Codes of single entries of a list, in `data.rejected`. */
  inside: ErrorCode[];
  /** Codes common to all products. */
  common: ErrorCode[];
};

export const allErrors = ({ own, inside, common }: CallErrors): ErrorCode[] => [
  ...own,
  ...inside,
  ...common,
];

export function errorsOf(
  call: WrittenCall,
  method: string,
  path: string,
  errors: readonly ErrorCode[],
): CallErrors {
  const find = (code: number): ErrorCode => {
    const found = errors.find((error) => error.code === code);
    if (!found)
      throw new Error(
        `${call.operationId}: error ${code} is not in content/api/errors: add it to the file of its product there`,
      );
    return found;
  };
  const own = traitsOf(call, method, path);
  const named = (call['x-errors'] ?? []).map(find);
  const inside = (call['x-list']?.errors ?? []).map(find);
  const common = errors.filter(
    (error) =>
      !error.product &&
      !error.outside &&
      (named.includes(error) || (error.when ?? []).every((trait) => own.has(trait))),
  );
  return {
    own: named.filter(({ product }) => product),
    inside: [...inside, ...common.filter((error) => error.inside)],
    common: common.filter((error) => !error.inside),
  };
}

/** Version 1: keys in the body can take the place of a signature. */
export const takesKeysInBody = ({ security: [way] }: WrittenCall): boolean =>
  way !== undefined && 'keys' in way;

export const needsKey = ({ security }: WrittenCall): boolean => security.length > 0;

/** A call that reads takes none; those of version 1 use `POST`. */
export const takesIdempotencyKey = (call: WrittenCall, method: string): boolean =>
  needsKey(call) && method !== 'get' && !(takesKeysInBody(call) && call['x-right'] === 'read');

function traitsOf(call: WrittenCall, method: string, path: string): Set<Trait> {
  const content = Object.keys(call.requestBody?.content ?? {});
  const holds: Record<Trait, boolean> = {
    key: needsKey(call),
    body: content.length > 0,
    json: content.includes('application/json'),
    charged: call['x-charged'] ?? false,
    idempotent: takesIdempotencyKey(call, method),
    list: call['x-list'] !== undefined,
    id: path.includes('{'),
    // Calls about the account, such as its balance, and about the sandbox belong to no product.
    product: !/^\/v2\/(account|sandbox)\//.test(path),
  };
  return new Set(traits.filter((trait) => holds[trait]));
}
