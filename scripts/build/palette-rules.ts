import type { AtRule } from 'postcss';
import { colourDeclarations } from '#content/colour.ts';

/** PostCSS plugin that replaces `@palette day;` with the operator's colours. */
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
