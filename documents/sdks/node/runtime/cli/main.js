#!/usr/bin/env node
import { run } from './run.js';

// A reader that has enough, such as `head`, is no failure.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2));
