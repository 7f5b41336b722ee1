import { spawn } from 'node:child_process';

/** Runs programs that do not need each other at the same time; one that fails fails all. */
const programs = process.argv.slice(2);
const codes = await Promise.all(
  programs.map(
    (program) =>
      new Promise((resolve) => {
        spawn(process.execPath, [program], { stdio: 'inherit' }).on('exit', (code) =>
          resolve(code ?? 1),
        );
      }),
  ),
);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
