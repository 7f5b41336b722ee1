import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onPort, type Receiver, startProgram } from './receivers.ts';

/** A receiver as a document prints it, with the package of its language. */
export type PackageReceiver = {
  name: string;
  /** The id of the package's language. */
  language: string;
  needs: string;
  /** Fails if the framework is missing; its output is passed on. */
  find: readonly [command: string, ...args: string[]];
  /** The files of the program, by path; it prints a line when it listens. */
  files: (port: number, found: string) => Record<string, string>;
  /** Makes the program ready to start, in the folder with its files and the package. */
  prepare?: (place: string) => Promise<unknown>;
  command: (port: number, found: string) => readonly [command: string, ...args: string[]];
  /** Where the program receives; `/callback` unless the framework puts something before it. */
  path?: string;
};

/** Starts a receiver in the folder into which the package was installed. */
export async function startPackageReceiver(
  receiver: PackageReceiver,
  found: string,
  place: string,
  callbackSecret: string,
): Promise<Receiver> {
  const { name, path = '/callback', files, prepare, command } = receiver;
  return startProgram(name, path, callbackSecret, async (port) => {
    for (const [file, text] of Object.entries(files(port, found))) {
      await mkdir(join(place, file, '..'), { recursive: true });
      await writeFile(join(place, file), text);
    }
    await prepare?.(place);
    return { folder: place, command: command(port, found) };
  });
}

/** The driver compiles Go below its folder, where the package was installed. */
export const inGo = (place: string, ...args: string[]): [command: string, ...args: string[]] => [
  'env',
  'GOFLAGS=-modcacherw',
  `GOPATH=${join(place, 'path')}`,
  `GOCACHE=${join(place, 'cache')}`,
  'go',
  ...args,
];

/** The program in Go on another port; it prints a line when it listens. */
export const goOnPort = (code: string, port: number): string =>
  onPort(
    onPort(code, 'import (\n', 'import (\n\t"fmt"\n\t"net"\n'),
    '\tlog.Fatal(http.ListenAndServe(":8080", nil))',
    `\tlistener, err := net.Listen("tcp", "127.0.0.1:${port}")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("ready")
	log.Fatal(http.Serve(listener, nil))`,
  );

/** PHP's own server, which prints a line when it listens; ends with the shell around it. */
export const phpServer = (
  port: number,
  script: string,
): readonly [command: string, ...args: string[]] => [
  'sh',
  '-c',
  `php -S 127.0.0.1:${port} ${script} 2>&1 & trap "kill $!" TERM; wait`,
];
