#!/usr/bin/env node
// Not in dist, so that npm finds it when it installs, before anything is built.
import { main } from './dist/command.js';

await main(process.argv.slice(2));
