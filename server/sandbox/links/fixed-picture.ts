import { createHash } from 'node:crypto';

/** Files are not kept: whoever fetches one gets this picture, a square in a frame. */
const bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEUQGCjysUynU9U6AAAAFUlEQVR42mNgoBb4' +
    'DwajjKHCoA4AANEeHvAXsR7GAAAAAElFTkSuQmCC',
  'base64',
);

export const fixedPicture = {
  bytes,
  contentType: 'image/png',
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
