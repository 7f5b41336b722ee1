import { goOnPort, inGo, type PackageReceiver, phpServer } from './package-receivers.ts';
import { onPort, printedCode } from './receivers.ts';
import { print } from './run-command.ts';

const printed = (title: string): string => printedCode(title, { document: 'general/sdks' });

/** The receivers of the page about the packages, one in each language. */
export const sdkReceivers: readonly PackageReceiver[] = [
  {
    name: 'Node.js',
    language: 'node',
    needs: 'Node.js',
    find: [process.execPath, '--version'],
    files: (port) => ({
      'receiver.mjs': onPort(
        printed('Node.js'),
        '.listen(8080);',
        `.listen(${port}, '127.0.0.1', () => console.log('ready'));`,
      ),
    }),
    command: () => [process.execPath, 'receiver.mjs'],
  },
  {
    name: 'Python',
    language: 'python3',
    needs: 'python3',
    find: ['python3', '--version'],
    files: (port) => ({
      'receiver.py': onPort(
        printed('Python'),
        'HTTPServer(("", 8080), Receiver).serve_forever()',
        `Receiver.log_message = lambda *_: None
server = HTTPServer(("127.0.0.1", ${port}), Receiver)
print("ready", flush=True)
server.serve_forever()`,
      ),
    }),
    command: () => ['python3', 'receiver.py'],
  },
  {
    name: 'Java',
    language: 'java',
    needs: 'a JDK 17',
    find: ['javac', '--release', '17', '--version'],
    files: (port) => ({
      'Receiver.java': onPort(
        onPort(
          printed('Java'),
          'new InetSocketAddress(8080)',
          `new InetSocketAddress("127.0.0.1", ${port})`,
        ),
        'server.start();',
        'server.start();\n    System.out.println("ready");',
      ),
    }),
    prepare: (place) => print(['javac', '-d', 'receiver', '-cp', 'lib/*', 'Receiver.java'], place),
    command: () => ['java', '-XX:TieredStopAtLevel=1', '-cp', 'receiver:lib/*', 'Receiver'],
  },
  {
    name: 'PHP',
    language: 'php',
    needs: 'PHP',
    find: ['php', '--version'],
    files: () => ({ 'receiver.php': printed('PHP') }),
    command: (port) => phpServer(port, 'receiver.php'),
  },
  {
    name: 'Go',
    language: 'go',
    needs: 'Go',
    find: ['go', 'version'],
    files: (port) => ({ 'receiver/main.go': goOnPort(printed('Go'), port) }),
    prepare: (place) => print(inGo(place, 'build', '-o', 'receive', './receiver'), place),
    command: () => ['./receive'],
  },
];
