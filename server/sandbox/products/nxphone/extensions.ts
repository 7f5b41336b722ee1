import type { RecordStore } from '../../records/record-store.ts';

export const extension = 'nxphone.extension';

/** Colleagues who answer on the computer, on the phone, not at all, or are offline. */
export const extensions = [
  { extension: '8101', callerId: '12025550148', device: 'pc', isOnline: true },
  { extension: '8102', callerId: '12025550149', device: 'android', isOnline: true },
  { extension: '8103', callerId: '447700900150', isOnline: true },
  { extension: '8104', callerId: '447700900150', isOnline: false },
];

const unknownExtension = 6313;

export const findExtension = (store: RecordStore, name: string) =>
  store.find(extension, name, unknownExtension);
