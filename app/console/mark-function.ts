import type { SelfFunctionId } from '#content/console-functions.ts';

/** Marks where a function is done that texts name: `{console:api-keys}`. */
export const markFunction = (id: SelfFunctionId) => ({ 'data-function': id });
