export * from './command-line.js';
export * from './details.js';
export * from './read-contract.js';
