import { join } from 'node:path';
import { runTool } from './run-tool.ts';

/** A self-signed certificate, valid for two days. */
export async function selfSigned(
  openssl: string,
  folder: string,
  names: readonly string[] = ['localhost'],
): Promise<{ file: string; key: string }> {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const { verdict, output } = await runTool(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${names[0]}`, '-days', '2'],
    ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`],
    ...['-keyout', key, '-out', file],
  ]);
  if (verdict !== 'ok') throw new Error(`openssl made no certificate: ${output}`);
  return { file, key };
}
