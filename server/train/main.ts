import { mkdirSync, writeFileSync } from 'node:fs';
import { encodeModel, featuresOf, modelFile, modelTasks, type ModelTask } from '../src/mail/model.js';
import { trainingLessons } from './examples.js';
import { learn } from './learn.js';

/** Learns the model of what received mail says, from `server/data/mail`; the same data always make the same file. */
const entries = Object.entries(trainingLessons()).map(([task, lessons]) => {
  const labels: readonly string[] = modelTasks[task as ModelTask];
  const samples = lessons.map(({ text, label, weight }) => {
    if (!labels.includes(label)) throw new Error(`"${label}" is no label of ${task}: ${text}`);
    return { features: featuresOf(task as ModelTask, text), label: labels.indexOf(label), weight };
  });
  return [task, learn(samples, labels.length)];
});
mkdirSync(new URL('.', modelFile), { recursive: true });
writeFileSync(modelFile, encodeModel(Object.fromEntries(entries) as Record<ModelTask, Float32Array>));
