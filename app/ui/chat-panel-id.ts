/** Buttons with `aria-controls` set to this id toggle the contact panel. */
export const chatPanelId = 'chat-panel';
