/** The records that more than one product around WhatsApp knows of. */
export const ownPhone = 'wa-gl.phone';
export const storedTemplate = 'wa-gl.template';
export const storedFlow = 'wa-gl.flow';
export const blockedPerson = 'wa-gl.block';
export const sentMessage = 'whats-app.message';
export const inboundMessage = 'whats-app.inbound';
export const storedMedia = 'whats-app.media';
