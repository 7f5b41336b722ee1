import type { ChildProcess, SpawnOptions } from 'node:child_process';

export function startGroup(
  command: readonly (string | number)[],
  options: SpawnOptions,
): { child: ChildProcess; ended: Promise<{ code: number; reason: string }>; stop(): boolean };
export function handleSignals(): void;
export function stopCode(): number | undefined;
export function exitCodeOf(signal: NodeJS.Signals): number;
