import { featuresOf } from './word-features.js';

export interface Example<Kind extends string> {
  text: string;
  kind: Kind;
}

/** How much the words of a text speak for each kind; nothing known in it gives noughts. */
export type WordEvidence<Kind extends string> = (text: string) => Record<Kind, number>;

const rounds = 8;
const rate = 0.3;
/** Draws each weight to nought, so that a word seen once decides little. */
const decay = 5e-3;
const firstCaution = 1e-3;
/** So many examples are learned at a step: a few milliseconds. */
const slice = 200;

/**
 * Learns from labelled texts which words speak for which kind: multinomial logistic regression over `featuresOf`, by
 * stochastic gradient with steps that shrink for each weight (AdaGrad). The same examples always give the same weights.
 */
export function learnWords<Kind extends string>(
  kinds: readonly Kind[],
  examples: readonly Example<Kind>[],
): WordEvidence<Kind> {
  const slices = learnWordsInSlices(kinds, examples);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** As `learnWords`, a few examples at a step, so that whoever has other work may do it in between. */
export function* learnWordsInSlices<Kind extends string>(
  kinds: readonly Kind[],
  examples: readonly Example<Kind>[],
): Generator<undefined, WordEvidence<Kind>> {
  const places = new Map<string, number>();
  const place = (feature: string): number => {
    const known = places.get(feature);
    if (known !== undefined) return known;
    places.set(feature, places.size * kinds.length);
    return (places.size - 1) * kinds.length;
  };
  const lessons: Lesson[] = [];
  for (const { text, kind } of examples) {
    lessons.push({ features: Uint32Array.from(featuresOf(text), place), kind: kinds.indexOf(kind) });
    if (lessons.length % slice === 0) yield;
  }
  const weights = yield* train(lessons, kinds.length, places.size * kinds.length);
  return text => {
    const known = [...featuresOf(text)].flatMap(feature => places.get(feature) ?? []);
    const found = weigh(weights, known, new Float64Array(kinds.length));
    return Object.fromEntries(kinds.map((kind, index) => [kind, found[index]!])) as Record<Kind, number>;
  };
}

interface Lesson {
  features: Uint32Array;
  kind: number;
}

function* train(lessons: readonly Lesson[], kinds: number, size: number): Generator<undefined, Float64Array> {
  const weights = new Float64Array(size);
  const caution = new Float64Array(size).fill(firstCaution);
  const chances = new Float64Array(kinds);
  const order = shuffled(lessons);
  for (let round = 0; round < rounds; round++)
    for (const [turn, { features, kind }] of order.entries()) {
      if (turn % slice === 0) yield;
      weigh(weights, features, chances);
      softmax(chances);
      chances[kind]! -= 1;
      const share = 1 / Math.sqrt(features.length);
      for (let index = 0; index < features.length; index++)
        for (let other = 0; other < kinds; other++) {
          const at = features[index]! + other;
          const slope = chances[other]! * share + decay * weights[at]!;
          caution[at]! += slope * slope;
          weights[at]! -= (rate * slope) / Math.sqrt(caution[at]!);
        }
    }
  return weights;
}

/** Adds up what the features of a text say for each kind, into `found`. */
function weigh(weights: Float64Array, features: ArrayLike<number>, found: Float64Array): Float64Array {
  found.fill(0);
  for (let index = 0; index < features.length; index++)
    for (let kind = 0; kind < found.length; kind++) found[kind]! += weights[features[index]! + kind]!;
  const share = 1 / Math.sqrt(features.length || 1);
  for (let kind = 0; kind < found.length; kind++) found[kind]! *= share;
  return found;
}

/** Weights turned into chances that add up to one, in place. */
function softmax(values: Float64Array): void {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index] = Math.exp(values[index]!);
  for (let index = 0; index < values.length; index++) values[index]! /= total;
}

/** Mixed in an order that is always the same: lists of one kind after another would teach the last one best. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  let seed = 1;
  for (let at = mixed.length - 1; at > 0; at--) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
