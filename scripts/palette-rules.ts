import { colourDeclarations } from '#content/colour.ts';

/** For PostCSS: puts the operator's colours where a style sheet says `@palette day;`. */
export const paletteRules = {
  postcssPlugin: 'palette',
  AtRule: {
    palette: (rule: PaletteRule) => {
      const theme = rule.params === 'night' ? 'night' : 'day';
      rule.replaceWith(...colourDeclarations(theme).map(([prop, value]) => ({ prop, value })));
    },
  },
};

type PaletteRule = {
  params: string;
  replaceWith(...declarations: { prop: string; value: string }[]): unknown;
};
