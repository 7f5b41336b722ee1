import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fillBrand } from '#content/fill-brand.ts';
import { manuscriptPath } from '../../manuscripts/manuscript-files.ts';
import { readMarkdown } from '../../manuscripts/read-markdown.ts';
import { variables } from '../environment.ts';
import { environment } from './run-command.ts';
import type { Toolchain } from './toolchains.ts';

/**
 * A callback receiver as printed in “Get started”, with the verification printed in the
 * conventions.
 */
export type Receiver = { name: string; address: string; close: () => Promise<void> };

type Printed = { check: string; receive: string };

type ReceiverKind = {
  id: Toolchain['id'];
  /** The title of both printed blocks. */
  title: string;
  /** The files of the program, by name; it prints a line when it listens. */
  files: (printed: Printed, port: number) => Record<string, string>;
  command: (found: string, port: number) => readonly [command: string, ...args: string[]];
};

const receiverKinds: readonly ReceiverKind[] = [
  {
    id: 'node',
    title: 'Node.js',
    files: ({ check, receive }, port) => ({
      'is-genuine.mjs': check,
      'receiver.mjs': onPort(
        receive,
        '.listen(8080);',
        `.listen(${port}, '127.0.0.1', () => console.log('ready'));`,
      ),
    }),
    command: () => [process.execPath, 'receiver.mjs'],
  },
  {
    id: 'python',
    title: 'Python',
    files: ({ check, receive }, port) => ({
      'is_genuine.py': check,
      'receiver.py': onPort(
        receive,
        'HTTPServer(("", 8080), Receiver).serve_forever()',
        `Receiver.log_message = lambda *_: None
server = HTTPServer(("127.0.0.1", ${port}), Receiver)
print("ready", flush=True)
server.serve_forever()`,
      ),
    }),
    command: (python) => [python, '-S', 'receiver.py'],
  },
  {
    id: 'php',
    title: 'PHP',
    files: ({ check, receive }) => ({
      'is-genuine.php': check,
      'receiver.php': receive,
    }),
    command: (_, port) => [
      'sh',
      '-c',
      `php -S 127.0.0.1:${port} receiver.php 2>&1 & trap "kill $!" TERM; wait`,
    ],
  },
  {
    id: 'java',
    title: 'Java',
    files: ({ check, receive }, port) => ({
      'Receiver.java': `
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", ${port}), 0);
    server.createContext("/", exchange -> {
      Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.get(0)));
      try {
        exchange.sendResponseHeaders(receive(headers, exchange.getRequestBody().readAllBytes()), -1);
      } catch (Exception problem) {
        exchange.sendResponseHeaders(500, -1);
      }
      exchange.close();
    });
    server.start();
    System.out.println("ready");
  }

${receive}

${check}
}
`,
    }),
    command: () => ['java', '-XX:TieredStopAtLevel=1', 'Receiver.java'],
  },
  {
    id: 'go',
    title: 'Go',
    files: ({ check, receive }, port) => ({
      'receiver.go': `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"time"
)

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:${port}")
	if err != nil {
		panic(err)
	}
	fmt.Println("ready")
	panic(http.Serve(listener, http.HandlerFunc(receive)))
}

${receive}

${check}
`,
    }),
    command: () => ['sh', '-c', 'go build -o receiver receiver.go && exec ./receiver'],
  },
];

/** The languages whose receivers are run; C# is only parsed. */
export const receiverLanguages = receiverKinds.map(({ id }) => id);

export async function startReceiver(
  { id, found }: { id: Toolchain['id']; found: string },
  folder: string,
  callbackSecret: string,
): Promise<Receiver> {
  const kind = receiverKinds.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no receiver in ${id}.`);
  const printed = {
    check: printedCode(kind.title),
    receive: printedCode(kind.title, { document: 'general/get-started' }),
  };
  return startProgram(kind.title, '/', callbackSecret, async (port) => {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(kind.files(printed, port)))
      await writeFile(join(folder, name), text);
    return { folder, command: kind.command(found, port) };
  });
}

type Program = { folder: string; command: readonly [command: string, ...args: string[]] };

/** Starts a receiver that prints a line when it listens on the port that it is given. */
export async function startProgram(
  name: string,
  path: string,
  callbackSecret: string,
  write: (port: number) => Promise<Program>,
): Promise<Receiver> {
  const port = await freePort();
  const {
    folder,
    command: [command, ...args],
  } = await write(port);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...environment(), [variables.callbackSecret]: callbackSecret },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const first = await Promise.race([line, ended.then(() => undefined)]);
  if (!first) throw new Error(`The receiver in ${name} did not start.`);
  return {
    name,
    address: `http://127.0.0.1:${port}${path}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/** The printed receivers have a fixed port, which may be taken. */
export function onPort(code: string, fixed: string, free: string): string {
  if (!code.includes(fixed)) throw new Error(`The receiver does not listen with ${fixed}`);
  return code.replace(fixed, free);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A code block by its title, of the conventions by default; `nth` chooses among several. */
export function printedCode(
  title: string,
  { nth = 0, document = 'general/conventions' } = {},
): string {
  const text = fillBrand(readFileSync(manuscriptPath(document, 'en'), 'utf8'));
  const found = readMarkdown(text, 'en').code.filter((block) => block.title === title)[nth];
  if (!found) throw new Error(`${document} prints no code named ${title}.`);
  return found.code;
}
