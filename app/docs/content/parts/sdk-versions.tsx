import { DataTable } from '#app/ui/data-table.tsx';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { SdkPackage } from '#documents/pages/sdk-packages.ts';

/** All packages with what they need, their size and their hash. */
export function SdkVersions({
  packages,
  words,
}: {
  packages: readonly SdkPackage[];
  words: DocumentWords;
}) {
  const { sdks } = words;
  return (
    <DataTable
      label={sdks.document}
      isStacked
      namesValues
      columns={[
        { id: 'package', head: sdks.package, kind: 'name' },
        { id: 'version', head: sdks.version, kind: 'code' },
        { id: 'needs', head: sdks.needs },
        { id: 'size', head: sdks.size, kind: 'code' },
        { id: 'sha256', head: 'SHA-256', kind: 'code' },
        { id: 'download', head: '' },
      ]}
      rows={packages.map(({ id, name, needs, version, served }) => ({
        id,
        cells: {
          package: name,
          version,
          needs: fill(sdks.from, { language: name, version: needs }),
          size: served ? fill(sdks.kilobytes, { count: Math.ceil(served.bytes / 1000) }) : '–',
          sha256: served ? (
            <span title={served.sha256}>
              {served.sha256.slice(0, 4)}…{served.sha256.slice(-4)}
            </span>
          ) : (
            '–'
          ),
          download: served ? (
            <a href={served.path} download>
              {sdks.download}
            </a>
          ) : (
            fill(sdks.lacking, { names: name })
          ),
        },
      }))}
    />
  );
}
