/** Path of a page's share image, which other sites show with its link. */
export const sharePicturePath = (path: string): string =>
  `/share${path === '/' ? '/home' : path}.png`;

export const sharePictureSize = { width: 1200, height: 630 } as const;
