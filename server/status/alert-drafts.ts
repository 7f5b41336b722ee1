import type { Context } from '../context.ts';
import type { AlertGroup } from './alerts.ts';

export async function draftAlerts(_context: Context, _group: AlertGroup): Promise<void> {}
