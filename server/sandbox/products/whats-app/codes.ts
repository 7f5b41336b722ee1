/** Codes that more than one call of WhatsApp answers with. */
export const senderNotOurs = 3002;
