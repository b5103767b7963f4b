import { learnNoteSlice } from './note-examples/index.js';
import { learnLeavingSlice } from './opt-out-examples/index.js';
import { learnReplySlice } from './reply-examples/index.js';

/** Learns what words speak for, which takes most of a second: not in a thread that has anything else to do. */
export function learnAhead(): void {
  while (learnReplySlice() || learnNoteSlice() || learnLeavingSlice());
}
