import type { Sample } from '../build.js';
import { writtenNotes } from './notes.js';
import { writtenReplies } from './replies.js';
import { writtenUnlearned } from './unlearned.js';
import { sampleOf } from './written.js';

/**
 * Absence notes in some 40 languages, most of them without a header, a quote or a subject that marks them, beside people
 * who speak of absences. Before the rules were mended by the first half and the words were learned: notes without a mark
 * 46 of 115, people 136 of 165.
 */
export const absent: readonly Sample[] = [...writtenNotes, ...writtenReplies].map(sampleOf);

/** Of these nothing was learned and nothing mended when they were first measured: notes 36 of 40, people 31 of 32. */
export const absentUnlearned: readonly Sample[] = writtenUnlearned.map(sampleOf);
