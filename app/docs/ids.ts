/** What the buttons of the bar open. */
export const contentsId = 'docs-contents';
export const menuId = 'docs-menu';
