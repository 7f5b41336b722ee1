import type { Palette } from './brand-shape.ts';

/**
 * Every colour of the site, its mails, images and icons. Style sheets know them as `--ink` and so
 * on; media without oklch get hex from `colour.ts`. `hot` is the primary colour, `hot-2` the same on
 * dark backgrounds, `hot-ink` the same for text on light ones.
 */
export const palette: Palette = {
  day: {
    ink: 'oklch(0.185 0.014 215)',
    'ink-2': 'oklch(0.235 0.016 215)',
    'ink-3': 'oklch(0.47 0.016 215)',
    lane: 'oklch(0.41 0.02 215)',
    'lane-2': 'oklch(0.55 0.02 215)',
    ash: 'oklch(0.76 0.012 215)',
    paper: 'oklch(0.965 0.005 200)',
    'paper-2': 'oklch(0.925 0.008 200)',
    white: 'oklch(0.995 0.002 200)',
    rule: 'oklch(0.84 0.01 210)',
    hot: 'oklch(0.665 0.224 35)',
    'hot-2': 'oklch(0.74 0.168 45)',
    'hot-ink': 'oklch(0.53 0.185 35)',
    mint: 'oklch(0.93 0.065 155)',
    land: 'oklch(0.46 0.022 215)',
    ok: 'oklch(0.52 0.12 155)',
    warn: 'oklch(0.8 0.15 85)',
    err: 'oklch(0.52 0.2 20)',
    'err-on-ink': 'oklch(0.72 0.16 20)',
    code: 'oklch(0.185 0.014 215)',
    'code-string': 'oklch(0.87 0.07 160)',
    'code-number': 'oklch(0.86 0.09 90)',
    flap: 'oklch(0.255 0.017 215)',
    'flap-2': 'oklch(0.3 0.018 215)',
  },
  night: {
    ink: 'paper',
    'ink-2': 'paper-2',
    'ink-3': 'ash',
    paper: 'ink',
    'paper-2': 'oklch(0.28 0.017 215)',
    white: 'ink-2',
    rule: 'lane',
    'hot-ink': 'hot-2',
    ok: 'oklch(0.78 0.13 155)',
    err: 'err-on-ink',
    code: 'oklch(0.135 0.012 215)',
  },
};
