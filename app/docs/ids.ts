/** What the buttons of the bar open. */
export const contentsId = 'docs-contents';
export const menuId = 'docs-menu';

/** The finder of error codes: `place` holds how its count is worded. */
export const errorFinder = { place: 'data-error-finder' };
