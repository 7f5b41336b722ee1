import type { AtRule } from 'postcss';
import { colourDeclarations } from '#content/colour.ts';

/** For PostCSS: puts the operator's colours where a style sheet says `@palette day;`. */
export const paletteRules = {
  postcssPlugin: 'palette',
  AtRule: {
    palette: (rule: AtRule) => {
      const { params, source } = rule;
      const colours = colourDeclarations(params === 'night' ? 'night' : 'day');
      rule.replaceWith(...colours.map(([prop, value]) => ({ prop, value, source })));
    },
  },
};
