/** The product whose calls only the sandbox serves, since they are about the sandbox itself. */
export const sandboxProduct = 'sandbox';
