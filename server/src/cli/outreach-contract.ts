#!/usr/bin/env node
import { contract } from './contract.js';
import { UsageError, usageOf } from './usage.js';

// The command `outreach contract` as a program of its own, which reads none of the service's settings.
const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) console.log(usageOf('contract'));
else {
  await contract(args).catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}
