import { Initial } from './0001-initial.js';
import { NameKeys } from './0002-name-keys.js';

/** In the order in which they run. */
export const migrations = [Initial, NameKeys];
