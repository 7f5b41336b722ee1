/**
 * The first place where `real` lacks a field of `wanted` or has another type; additional fields are
 * fine.
 */
export function differenceOf(wanted: unknown, real: unknown, place = 'answer'): string[] {
  if (kindOf(wanted) !== kindOf(real))
    return [`${place}: ${kindOf(wanted)} wanted, ${kindOf(real)} found`];
  if (Array.isArray(wanted) && Array.isArray(real)) {
    if (wanted.length > 0 && real.length === 0) return [`${place}: empty`];
    return real.flatMap((item, index) => differenceOf(wanted[0], item, `${place}[${index}]`));
  }
  if (!isObject(wanted) || !isObject(real)) return [];
  return Object.entries(wanted).flatMap(([name, value]) =>
    differenceOf(value, real[name], `${place}.${name}`),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
