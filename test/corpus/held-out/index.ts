import type { Sample } from '../build.js';
import { autoReplies } from './auto-replies.js';
import { bounces } from './bounces.js';
import { conversations } from './replies.js';

/** Written apart from the rules and measured once before they were mended by it. */
export const heldOut: Sample[] = [...bounces, ...autoReplies, ...conversations];
