import { createHash } from 'node:crypto';

/** Uploaded files are not stored: every download is this picture, a framed square. */
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
