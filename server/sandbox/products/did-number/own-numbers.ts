/**
 * The DID numbers of an application. Whether receipts are signed is set for an application; here
 * it is the number that decides, so that both kinds can be had.
 */
export const number = 'did-number.number';
export const notYours = 5103;
