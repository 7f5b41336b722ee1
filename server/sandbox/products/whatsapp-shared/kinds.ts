/** Record kinds shared by the WhatsApp products. */
export const ownPhone = 'wa-gl.phone';
export const storedTemplate = 'wa-gl.template';
export const storedFlow = 'wa-gl.flow';
export const blockedPerson = 'wa-gl.block';
export const sentMessage = 'whats-app.message';
export const inboundMessage = 'whats-app.inbound';
export const storedMedia = 'whats-app.media';
