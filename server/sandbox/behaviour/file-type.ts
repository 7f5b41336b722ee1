import type { SentFile } from '../http/arrived.ts';

/**
 * Media type by the first bytes, not the name; only office formats, which begin alike, go by name.
 * Undefined for unsupported types.
 */
export function fileTypeOf({ head, fileName }: Pick<SentFile, 'head' | 'fileName'>) {
  const known = beginnings.find(({ at = 0, bytes }) =>
    bytes.some((one) => head.subarray(at, at + one.length).equals(one)),
  );
  if (known) return known.type ?? officeTypes[endingOf(fileName)];
  return isText(head) ? 'text/plain' : undefined;
}

/** Extension without the dot, in lower case. */
export const endingOf = (fileName: string): string =>
  fileName.split('.').at(-1)?.toLowerCase() ?? '';

const letters = (...texts: string[]) => texts.map((text) => Buffer.from(text, 'latin1'));

const beginnings: { at?: number; bytes: Buffer[]; type?: string }[] = [
  { bytes: letters('\xff\xd8\xff'), type: 'image/jpeg' },
  { bytes: letters('\x89PNG'), type: 'image/png' },
  { bytes: letters('GIF8'), type: 'image/gif' },
  { at: 8, bytes: letters('WEBP'), type: 'image/webp' },
  { at: 8, bytes: letters('WAVE'), type: 'audio/wav' },
  { at: 4, bytes: letters('ftyphei', 'ftypmif1'), type: 'image/heic' },
  { at: 4, bytes: letters('ftypM4A'), type: 'audio/mp4' },
  { at: 4, bytes: letters('ftyp3g'), type: 'video/3gpp' },
  { at: 4, bytes: letters('ftyp'), type: 'video/mp4' },
  { bytes: letters('#!AMR'), type: 'audio/amr' },
  { bytes: letters('OggS'), type: 'audio/ogg' },
  { bytes: letters('\xff\xf1', '\xff\xf9'), type: 'audio/aac' },
  { bytes: letters('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'), type: 'audio/mpeg' },
  { bytes: letters('%PDF'), type: 'application/pdf' },
  { bytes: letters('\xd0\xcf\x11\xe0', 'PK\x03\x04') },
];

const openXml = 'application/vnd.openxmlformats-officedocument';

const officeTypes: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
};

/** The last bytes may be an incomplete character. */
function isText(head: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return /^[\P{Cc}\s]+$/u.test(text);
  } catch {
    return false;
  }
}
