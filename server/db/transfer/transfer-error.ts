import { StartError } from '../../start-error.ts';

/** A dump, restore or move that failed, described in one line. */
export class TransferError extends StartError {}
