import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { envelope } from './envelope.ts';

export const deskRoles = ['incident-manager', 'support', 'administrator'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** An administrator may do whatever the other roles may. */
export const hasDeskRole = (held: readonly DeskRole[], asked: readonly DeskRole[]): boolean =>
  held.includes('administrator') || asked.some((role) => held.includes(role));

/** Who may make a call. */
export type DeskAccess = {
  /** Administrators may make every call. */
  for: 'everyone' | 'operators' | readonly DeskRole[];
  /** Asks for a passkey again. */
  confirmed?: true;
};

/** Calls of the desk with who may make them. The server refuses everybody else. */
export type DeskCalls = readonly (readonly [Call, DeskAccess])[];

export const deskMoment = z.iso.datetime();

/** Lists show so many rows, and as many more with every page asked for. */
const rowsPerPage = 50;
export const deskListPages = z.optional(z.string().check(z.regex(/^[1-9]\d?$/)));
export const deskRowsOf = (pages = '1'): number => rowsPerPage * Number(pages);

/** What the definitions of the calls have in common: those that read, and those that change. */
export const deskReading = { host: 'desk', method: 'GET' } as const;
export const deskChanging = {
  host: 'desk',
  method: 'POST',
  kind: 'json',
  reply: envelope(z.optional(z.unknown())),
} as const;
