import type { TryField } from '#documents/try/form-fields.ts';

/** A small file of the type that an example names, so that an upload can be sent at once. */
export function sampleFile({ example }: Pick<TryField, 'example'>): File | undefined {
  const ending = example?.split('.').at(-1) ?? '';
  const content = contents[ending]?.();
  return example && content ? new File([content], example) : undefined;
}

const contents: Record<string, () => BlobPart> = {
  csv: () => people,
  jpg: () => Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0)),
  pdf: () => page,
  wav: silence,
};

/** Test numbers: one listens to the end, one asks for an agent, one is busy. */
const people = `phone,orderId,name,day
12025550101,order-20261116-0001,Ada,the sixteenth of November
12025550107,order-20261116-0002,Grace,the seventeenth of November
12025550108,order-20261116-0003,Lin,the eighteenth of November
`;

const dot =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////' +
  '////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** A WAV file: one second, 8 kHz, 8 bits. */
function silence(): ArrayBuffer {
  const samples = 8_000;
  const bytes = new Uint8Array(44 + samples).fill(0x80, 44);
  const view = new DataView(bytes.buffer);
  const write = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samples, true);
  view.setUint32(28, samples, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
}
