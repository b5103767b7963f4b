#!/usr/bin/env node
import { run } from './cli/run.js';

// Whoever reads the output has read enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

void run(process.argv.slice(2));
