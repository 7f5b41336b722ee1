import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { SampleValues } from '#documents/samples/fill-values.ts';
import type { DocumentedCall } from '#documents/samples/running/documented-calls.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { sandboxRequests } from '#server/db/sandbox-schema.ts';
import { isLogged } from '#server/sandbox/http/request-log.ts';
import type { TestApp } from './app.ts';
import { fileNamed, type Practice } from './sandbox.ts';

/** What samples read from their environment to make calls of a practice session. */
export const valuesOf = (
  { context }: TestApp,
  host: string,
  { application, key, secretKey }: Practice,
): SampleValues => ({
  host,
  accessKey: key.accessKey,
  secretKey,
  callbackSecret: callbackSecretOf(context, application) ?? '',
});

/** Writes the files that samples upload into the folder where they run. */
export async function writeUploads(
  folder: string,
  calls: readonly DocumentedCall[],
): Promise<void> {
  const names = calls.flatMap(({ request: { body } }) =>
    body.kind === 'multipart'
      ? body.parts.filter(({ isFile }) => isFile).map(({ value }) => value)
      : [],
  );
  for (const name of names) await writeFile(join(folder, name), fileNamed(name));
}

/** Opening a session belongs to no key, and reading callbacks is not logged. */
export const isInLog = ({ operation }: Pick<DocumentedCall, 'operation'>): boolean =>
  operation.right !== undefined && isLogged(operation);

/** The calls of a practice session. */
export const loggedCalls = ({ context }: TestApp, { application }: Practice) =>
  context.database
    .select()
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, application.id));
