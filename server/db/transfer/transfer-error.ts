import { StartError } from '../../start-error.ts';

/** A dump, restore or move that cannot go on, in one line. */
export class TransferError extends StartError {}
