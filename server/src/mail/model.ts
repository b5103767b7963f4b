import { readFileSync } from 'node:fs';
import { bucketCount, bucketOf, textFeatures } from './text-features.js';
import { classFeatures } from './word-classes.js';

/** What the model tells of a text, and the labels of each task: `npm run train-mail` learns them from `server/data/mail`. */
export const modelTasks = {
  category: ['interested', 'neutral', 'not_interested'],
  optOut: ['stay', 'opt_out'],
  note: ['person', 'out_of_office', 'auto_reply'],
} as const;

/** By how much one label must outweigh another, measured by `npm run eval-mail`. */
export const limits = {
  /** Of `opt_out` over `stay`. */
  optOut: 0.1,
  /** Between `interested` and `not_interested`: whatever is nearer is Neutral. */
  lead: 0.8,
} as const;

export type ModelTask = keyof typeof modelTasks;

/** Where the build puts the model, seen from the sources and from what is built of them alike. */
export const modelFile = new URL('../../dist/mail-model.bin', import.meta.url);

interface TaskWeights {
  /** Of each bucket the weights of its labels, in units of `scale`. */
  weights: Int8Array;
  scale: number;
}

let loaded: Record<ModelTask, TaskWeights> | undefined;

/** Loads the model, which takes milliseconds; else the first text that is classified does. */
export function loadModel(): Record<ModelTask, TaskWeights> {
  loaded ??= decodeModel(readModelFile());
  return loaded;
}

function readModelFile(): Buffer {
  try {
    return readFileSync(modelFile);
  } catch (cause) {
    throw new Error(`The mail model is missing: run "npm run train-mail" (${modelFile.pathname}).`, {
      cause,
    });
  }
}

/** Returns what a task of the model judges a text by. */
export function featuresOf(task: ModelTask, text: string): Uint32Array {
  if (task === 'note') return textFeatures(text);
  const classes = [...classFeatures(text)].map(name => bucketOf(`class ${name}`));
  // A class of words says as much as two words of it.
  return Uint32Array.from([...textFeatures(text), ...classes, ...classes]);
}

/** Returns how much a text speaks for each label of a task; noughts for one of which nothing is known. */
export function scoresOf<Task extends ModelTask>(
  task: Task,
  text: string,
): Record<(typeof modelTasks)[Task][number], number> {
  const labels = modelTasks[task];
  const { weights, scale } = loadModel()[task];
  const features = featuresOf(task, text);
  const share = scale / Math.sqrt(features.length || 1);
  const scores = labels.map((label, index) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature * labels.length + index]!;
    return [label, sum * share];
  });
  return Object.fromEntries(scores) as Record<(typeof modelTasks)[Task][number], number>;
}

/** Returns the model as bytes: of each task its scale, and the weights in bytes. */
export function encodeModel(weights: Record<ModelTask, Float32Array>): Buffer {
  return Buffer.concat(
    Object.keys(modelTasks).flatMap(task => {
      const own = weights[task as ModelTask];
      const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
      const header = Buffer.alloc(8);
      header.writeDoubleLE(scale);
      return [header, Buffer.from(Int8Array.from(own, weight => Math.round(weight / scale)).buffer)];
    }),
  );
}

function decodeModel(bytes: Buffer): Record<ModelTask, TaskWeights> {
  let at = 0;
  const entries = Object.entries(modelTasks).map(([task, labels]) => {
    const scale = bytes.readDoubleLE(at);
    const size = bucketCount * labels.length;
    if (bytes.length < at + 8 + size)
      throw new Error('The mail model is of another version: run "npm run train-mail".');
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + 8, size);
    at += 8 + size;
    return [task, { weights, scale }];
  });
  return Object.fromEntries(entries) as Record<ModelTask, TaskWeights>;
}
