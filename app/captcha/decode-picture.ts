/** Decodes a base64 picture for a canvas, which needs no `img-src` in the page's CSP. */
export function decodePicture(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}
