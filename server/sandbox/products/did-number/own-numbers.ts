/**
 * DID numbers. Signed receipts are a setting of the application; here the number decides, so that
 * both kinds can be tried.
 */
export const number = 'did-number.number';
export const notYours = 5103;
