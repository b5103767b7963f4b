import { Schema } from './0026-schema.js';
import { ReplyIndex } from './0027-reply-index.js';

/** In the order in which they run. */
export const migrations = [Schema, ReplyIndex];
