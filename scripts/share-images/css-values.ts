import { hexOf } from '#content/colour.ts';

/**
 * Converts values of our style sheets for plain SVG: no variables, no calculations, colours as hex.
 */
export function plainValue(value: string, variables: ReadonlyMap<string, string>): string {
  const known = value.replaceAll(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, otherwise?: string) => {
      const found = variables.get(name) ?? otherwise;
      if (found === undefined) throw new Error(`No stylesheet gives ${name}.`);
      return plainValue(found, variables);
    },
  );
  return known
    .replace(/^calc(\(.*\))$/, (_, sum: string) => String(calculate(sum)))
    .replace(/^oklch\([\d. ]+\)$/, hexOf)
    .replace(/^([\d.]+)px$/, '$1');
}

/** Every rule for one class or a list of classes, outside media queries and keyframes. */
export function classRules(css: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  for (const [, selectors = '', body = ''] of unconditional(css).matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((one) => one.trim()))
      if (/^\.\w+$/.test(selector))
        rules.set(selector.slice(1), { ...rules.get(selector.slice(1)), ...declarations(body) });
  return rules;
}

export const declarations = (body: string): Record<string, string> =>
  Object.fromEntries(
    body
      .split(';')
      .map((line) => /^\s*([\w-]+):\s*([\s\S]+)$/.exec(line))
      .flatMap((found) => (found ? [[found[1], found[2]?.trim().replaceAll(/\s+/g, ' ')]] : [])),
  );

const unconditional = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@(?:media|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/@layer[^{]*\{/g, '');

/** Evaluates sums and products of plain numbers and pixels. */
export function calculate(text: string): number {
  const signs = text.match(/[\d.]+|[-+*/()]/g) ?? [];
  const sum = (): number => {
    let total = product();
    while (signs[0] === '+' || signs[0] === '-')
      total += signs.shift() === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = atom();
    while (signs[0] === '*' || signs[0] === '/')
      total = signs.shift() === '*' ? total * atom() : total / atom();
    return total;
  };
  const atom = (): number => {
    const sign = signs.shift();
    if (sign !== '(') return Number(sign);
    const inner = sum();
    signs.shift();
    return inner;
  };
  return Math.round(sum() * 1000) / 1000;
}
