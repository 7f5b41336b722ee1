/** A button that names it in `aria-controls` opens and closes the contact panel. */
export const chatPanelId = 'chat-panel';
