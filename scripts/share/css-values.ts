/** The values of our stylesheets as plain SVG wants them: no variables, no sums, colours as hex. */
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
    .replace(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/, (_, l, c, h) =>
      hexOf(Number(l), Number(c), Number(h)),
    )
    .replace(/^([\d.]+)px$/, '$1');
}

/** Every rule for one class or a list of classes, outside of media queries and keyframes. */
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

/** Sums and products of plain numbers and pixels. */
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

/** From perceived lightness, chroma and hue to sRGB, as CSS Color 4 has it. */
export function hexOf(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => hexByte(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)).join('')}`;
}

const hexByte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
