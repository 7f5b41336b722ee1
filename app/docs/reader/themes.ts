export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Names the theme that a button chooses. */
export const themeChoice = 'data-theme-choice';
