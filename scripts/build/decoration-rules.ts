import type { Declaration, Helpers } from 'postcss';

/**
 * For PostCSS: WebKit takes nothing but the line in `text-decoration` and drops the whole of
 * `2px underline var(--hot)`. Each part becomes a declaration of its own.
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
