import { z } from 'zod';
import type { StoredRecord } from '../../records/record-store.ts';

const flow = z.object({
  flowId: z.string(),
  wabaId: z.string(),
  name: z.string(),
  categories: z.array(z.string()),
  status: z.enum(['draft', 'published', 'deprecated', 'blocked']),
  validationErrors: z.array(
    z.object({ path: z.string(), line: z.int().optional(), message: z.string() }),
  ),
  definition: z.record(z.string(), z.unknown()).optional(),
  previewUrl: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Flow = z.output<typeof flow>;

export const readFlow = ({ data }: StoredRecord): Flow => flow.parse(data);
