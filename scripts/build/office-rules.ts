import type { AtRule } from 'postcss';
import { firstStop, type MapSize, officeIds, officeOf } from '#content/office-map.ts';

/**
 * PostCSS plugin that replaces `@offices wide;` with the positions of the offices. They cannot be
 * in the markup, since pages may not have inline styles.
 */
export const officeRules = {
  postcssPlugin: 'offices',
  AtRule: {
    offices: (rule: AtRule) => {
      const { params, source } = rule;
      const size: MapSize = params === 'narrow' ? 'narrow' : 'wide';
      const [leadX, leadY] = firstStop(size);
      const rules = [
        { selector: '[data-offices]', values: { '--lead-x': leadX, '--lead-y': leadY } },
        ...officeIds.map((id) => ({
          selector: `[data-office="${id}"]`,
          values: placeOf(officeOf(id).map[size]),
        })),
      ];
      rule.replaceWith(
        ...rules.map(({ selector, values }) => ({
          selector,
          source,
          nodes: Object.entries(values).map(([prop, value]) => ({
            prop,
            value: String(value),
            source,
          })),
        })),
      );
    },
  },
};

type Place = { at: readonly [x: number, y: number] } | { onRail: number };

const placeOf = (place: Place): Record<string, number> =>
  'at' in place ? { '--x': place.at[0], '--y': place.at[1] } : { '--y': place.onRail };
