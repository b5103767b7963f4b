#!/usr/bin/env node
// Stands here before anything is built, so that npm finds it when it installs.
import '../dist/cli/outreach-contract.js';
