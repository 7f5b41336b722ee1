/** Where the picture of a page lies: what others show when they pass its address on. */
export const sharePicturePath = (path: string): string =>
  `/share${path === '/' ? '/home' : path}.png`;

export const sharePictureSize = { width: 1200, height: 630 } as const;
