export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Attribute with the theme that a button selects. */
export const themeChoice = 'data-theme-choice';
