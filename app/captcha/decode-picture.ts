/** A picture that came as base64. Drawn on a canvas it needs no image source in the page's policy. */
export function decodePicture(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}
