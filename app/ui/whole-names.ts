/** A name in a text that stays on one line, such as “GSM-7”; for `split`. */
export const wholeName = /\b([A-Z]{3}-\d+|Version \d)\b/;

/** Code that stays on one line although it has a hyphen, such as `Retry-After`. */
export const isWholeCode = (code: string): boolean => /^(?=.*-)\S{1,20}$/.test(code);
