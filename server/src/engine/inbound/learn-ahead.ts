import { setImmediate as nextTurn } from 'node:timers/promises';
import { learnNoteSlice } from '../../domain/note-examples/index.js';
import { learnLeavingSlice } from '../../domain/opt-out-examples/index.js';
import { learnReplySlice } from '../../domain/reply-examples/index.js';

/** Learns what words speak for, slice by slice, so that the first answer of a process holds up nothing else. */
export async function learnAhead(signal: AbortSignal): Promise<void> {
  const isLearning = (): boolean => learnReplySlice() || learnNoteSlice() || learnLeavingSlice();
  while (!signal.aborted && isLearning()) await nextTurn();
}
