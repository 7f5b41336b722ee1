/** JSON for a script block of a page: nothing in it can end the block. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
