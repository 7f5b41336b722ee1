import * as z from 'zod/mini';
import { request } from '#app/request/client.ts';
import { storedItems } from '#content/storage.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, openedPractice, openPractice } from '#contract/practice.ts';

const { name } = storedItems.practice;

/** Why there is none: the operator has no sandbox, too many were opened, or nobody answered. */
export class NoSession extends Error {
  override name = 'NoSession';
  readonly why: 'off' | 'too-many' | 'away';
  constructor(why: 'off' | 'too-many' | 'away', cause?: unknown) {
    super(`no practice session: ${why}`, { cause });
    this.why = why;
  }
}

/** The one of this browser; undefined if there is none, whether ended or never opened. */
export function keptSession(now = Date.now()): OpenedPractice | undefined {
  const kept = z.safeParse(openedPractice, parsed(read()));
  return kept.success && Date.parse(kept.data.endsAt) > now ? kept.data : undefined;
}

/** Whether one was kept here whose time is over. */
export function isSessionEnded(now = Date.now()): boolean {
  const kept = z.safeParse(openedPractice, parsed(read()));
  return kept.success && Date.parse(kept.data.endsAt) <= now;
}

/** The kept one, else a new one; tabs share it. */
export async function openSession(): Promise<OpenedPractice> {
  const kept = keptSession();
  if (kept) return kept;
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Whoever asks while one is being opened gets that one. */
let opening: Promise<OpenedPractice> | undefined;

async function open(): Promise<OpenedPractice> {
  const reply = await request(openPractice).catch((problem: unknown) => {
    throw new NoSession('away', problem);
  });
  if (isAccepted(reply)) {
    keep(reply.data);
    return reply.data;
  }
  throw new NoSession(reply.code === 'too-many-requests' ? 'too-many' : 'off');
}

let inMemory: string | null = null;

export function forgetSession(): void {
  inMemory = null;
  try {
    localStorage.removeItem(name);
  } catch {
    // It was in memory alone.
  }
}

function keep(session: OpenedPractice): void {
  inMemory = JSON.stringify(session);
  try {
    localStorage.setItem(name, inMemory);
  } catch {
    // It then lasts as long as the page.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
