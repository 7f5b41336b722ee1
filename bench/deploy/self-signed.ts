import { join } from 'node:path';
import { runTool } from './run-tool.ts';

/** A certificate for `localhost` that nobody else believes, good for two days. */
export async function selfSigned(
  openssl: string,
  folder: string,
): Promise<{ file: string; key: string }> {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const { verdict, output } = await runTool(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'],
    ...['-keyout', key, '-out', file],
  ]);
  if (verdict !== 'ok') throw new Error(`openssl made no certificate: ${output}`);
  return { file, key };
}
