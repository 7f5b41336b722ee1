/** Buttons with `aria-controls` set to this id toggle the contact panel. */
export const chatPanelId = 'chat-panel';

/** On such a button: opens the contact form, with this text in its message. */
export const contactMessage = 'data-contact-message';
