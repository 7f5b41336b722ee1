import * as z from 'zod/mini';
import { request } from '#app/request/client.ts';
import { storedItems } from '#content/storage.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, openedPractice, openPractice } from '#contract/practice.ts';
import { parseJson } from './json.ts';

const { name } = storedItems.practice;

/** `off`: the operator has no sandbox; `too-many`: rate limit; `away`: no answer. */
export class NoSession extends Error {
  override name = 'NoSession';
  readonly why: 'off' | 'too-many' | 'away';
  constructor(why: 'off' | 'too-many' | 'away', cause?: unknown) {
    super(`no practice session: ${why}`, { cause });
    this.why = why;
  }
}

/** The session of this browser; undefined where it has expired or none was opened. */
export function storedSession(now = Date.now()): OpenedPractice | undefined {
  const stored = readStored();
  return stored && Date.parse(stored.endsAt) > now ? stored : undefined;
}

/** Whether the stored session has expired. */
export function isSessionEnded(now = Date.now()): boolean {
  const stored = readStored();
  return stored !== undefined && Date.parse(stored.endsAt) <= now;
}

/** The stored session, else a new one; all tabs share it. */
export async function openSession(): Promise<OpenedPractice> {
  const stored = storedSession();
  if (stored) return stored;
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Concurrent callers wait for the same new session. */
let opening: Promise<OpenedPractice> | undefined;

async function open(): Promise<OpenedPractice> {
  const reply = await request(openPractice).catch((problem: unknown) => {
    throw new NoSession('away', problem);
  });
  if (isAccepted(reply)) {
    store(reply.data);
    return reply.data;
  }
  throw new NoSession(reply.code === 'too-many-requests' ? 'too-many' : 'off');
}

let inMemory: string | null = null;

/** The window's event for a session that was opened or forgotten in this tab. */
export const sessionChanged = storedItems.practice.name;

export function forgetSession(): void {
  inMemory = null;
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: the session was in memory only.
  }
  dispatchEvent(new Event(sessionChanged));
}

function store(session: OpenedPractice): void {
  inMemory = JSON.stringify(session);
  try {
    localStorage.setItem(name, inMemory);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
  dispatchEvent(new Event(sessionChanged));
}

function readStored(): OpenedPractice | undefined {
  const stored = z.safeParse(openedPractice, parseJson(readText() ?? ''));
  return stored.success ? stored.data : undefined;
}

function readText(): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory;
  } catch {
    return inMemory;
  }
}
