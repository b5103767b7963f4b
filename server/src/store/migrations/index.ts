import { Initial } from './0001-initial.js';

/** In the order in which they run. */
export const migrations = [Initial];
