import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageId } from '../environment.ts';
import type { SampleValues } from '../fill-values.ts';
import { runJavaSamples } from './java-driver.ts';
import { inTurn, print } from './run-command.ts';

/** How the samples of a language are run, if its tools are installed. */
export type Toolchain = {
  id: LanguageId;
  needs: string;
  /** Fails if the tool is missing; its output is passed to `run`. */
  find: readonly [command: string, ...args: string[]];
  /** Every folder already has its sample; returns the output of each, in order. */
  run: (folders: readonly string[], found: string, values?: SampleValues) => Promise<string[]>;
};

export const fileNames = {
  curl: 'sample.sh',
  node: 'sample.mjs',
  python: 'sample.py',
  java: 'Sample.java',
  php: 'sample.php',
  go: 'sample.go',
  csharp: 'Program.cs',
} as const satisfies Record<Toolchain['id'], string>;

const each =
  (command: (found: string) => readonly [string, ...string[]]): Toolchain['run'] =>
  (folders, found, values) =>
    inTurn(folders, (folder) => print(command(found), folder, values));

export const toolchains: readonly Toolchain[] = [
  {
    id: 'curl',
    needs: 'sh, curl, openssl and perl',
    find: ['sh', '-c', 'command -v curl && command -v openssl && command -v perl'],
    run: each(() => ['sh', fileNames.curl]),
  },
  {
    id: 'node',
    needs: 'Node.js',
    find: [process.execPath, '--version'],
    run: each(() => [process.execPath, fileNames.node]),
  },
  {
    id: 'python',
    needs: 'python3',
    find: ['python3', '-c', 'import sys; print(sys.executable)'],
    // -S: the standard library alone.
    run: each((python) => [python, '-S', fileNames.python]),
  },
  {
    id: 'java',
    needs: 'a JDK of 17 or later',
    find: ['javac', '--release', '17', '-version'],
    run: runJavaSamples,
  },
  {
    id: 'php',
    needs: 'php with curl',
    find: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    run: each(() => ['php', fileNames.php]),
  },
  {
    id: 'go',
    needs: 'go',
    find: ['go', 'version'],
    run: each(() => ['go', 'run', fileNames.go]),
  },
  {
    id: 'csharp',
    needs: 'the SDK of .NET 8 or later',
    find: ['dotnet', '--version'],
    run: async (folders, version, values) => {
      const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net${Number.parseInt(version, 10)}.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>`;
      for (const folder of folders) await writeFile(join(folder, 'Sample.csproj'), project);
      return inTurn(folders, (folder) => print(['dotnet', 'run'], folder, values));
    },
  },
];

/** The output of `find`, or undefined if the tool is missing. */
export const findToolchain = ({ find }: Toolchain): Promise<string | undefined> =>
  print(find, process.cwd()).then(
    (text) => text.trim(),
    () => undefined,
  );
