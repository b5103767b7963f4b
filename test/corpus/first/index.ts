import type { Sample } from '../build.js';
import { autoReplies } from './auto-replies.js';
import { bounces } from './bounces.js';
import { conversations } from './replies.js';

/** Written before any rule was looked at. */
export const first: Sample[] = [...bounces, ...autoReplies, ...conversations];
