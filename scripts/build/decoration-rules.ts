import type { Declaration, Helpers } from 'postcss';

/**
 * PostCSS plugin that splits `text-decoration` into longhands: WebKit only supports the line in the
 * shorthand and drops all of `2px underline var(--hot)`.
 */
export const decorationRules = {
  postcssPlugin: 'decoration',
  Declaration: {
    'text-decoration': (declaration: Declaration, { list }: Helpers) => {
      const parts = list.space(declaration.value);
      if (parts.length === 1) return;
      const { source } = declaration;
      declaration.replaceWith(
        ...parts.map((value) => ({ prop: `text-decoration-${kindOf(value)}`, value, source })),
      );
    },
  },
};

function kindOf(part: string): 'line' | 'thickness' | 'color' {
  if (part === 'underline') return 'line';
  return /^\d/.test(part) ? 'thickness' : 'color';
}
