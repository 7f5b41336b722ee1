import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { secondMs } from '#contract/time-units.ts';
import { StartError } from '../../start-error.ts';
import { machineAt } from './machine.ts';
import { rollBack, upgrade } from './rollout.ts';

/** `deploy/ops upgrade DIR` and `deploy/ops rollback`, run by root on a systemd machine. */
const usage = `Usage: deploy/ops upgrade <folder of a release> [options]
       deploy/ops rollback [options]

Starts the release beside the one that runs, looks at its pages, lets nginx change over, counts
answers of 5xx and ends the old processes. What was broken off goes on when it is run again.

Options:
  --watch <seconds>  how long 5xx are counted before the old processes end (60)
  --ports <list>     where the new processes listen, separated by commas (the lowest free ones)
  --root <folder>    where releases, ports and current lie (/srv/site)
  --config <folder>  where nginx.env lies (/etc/site)
  --nginx <file>     the configuration that nginx reads (/etc/nginx/conf.d/site.conf)`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { values, positionals } = understand();
  const machine = machineAt({ root: values.root, config: values.config, nginx: values.nginx });
  const plan = {
    watchMs: Number(values.watch) * secondMs,
    ...(values.ports && { ports: values.ports.split(',').map(Number) }),
  };
  const [command, folder] = positionals;
  if (command === 'upgrade' && folder) await upgrade(machine, resolve(folder), { ...plan, say });
  else await rollBack(machine, { ...plan, say });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

function understand() {
  try {
    const line = parseArgs({
      allowPositionals: true,
      options: {
        watch: { type: 'string', default: '60' },
        ports: { type: 'string' },
        root: { type: 'string', default: '/srv/site' },
        config: { type: 'string', default: '/etc/site' },
        nginx: { type: 'string', default: '/etc/nginx/conf.d/site.conf' },
      },
    });
    const { values, positionals } = line;
    const words = positionals[0] === 'upgrade' ? 2 : 1;
    const isNumber = (text: string) => /^\d+$/.test(text);
    const areNumbers = [values.watch, ...(values.ports?.split(',') ?? [])].every(isNumber);
    if (positionals.length !== words || !areNumbers) throw new Error('The line is not complete.');
    return line;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}
