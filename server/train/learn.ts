import { bucketCount } from '../src/mail/text-features.js';

export interface Sample {
  features: Uint32Array;
  /** Index of the label. */
  label: number;
  weight: number;
}

const epochs = 16;
const rate = 0.1;
const l2 = 3e-4;

/** Returns the weights of a multinomial logistic regression: AdaGrad with L2, in an order that is always the same. */
export function learn(samples: readonly Sample[], labels: number): Float32Array {
  const weights = new Float32Array(bucketCount * labels);
  const squares = new Float32Array(bucketCount * labels).fill(1e-3);
  const scores = new Float64Array(labels);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { features, label, weight } of shuffled(samples, epoch + 1)) {
      const share = 1 / Math.sqrt(features.length || 1);
      scores.fill(0);
      for (const feature of features)
        for (let other = 0; other < labels; other++)
          scores[other]! += weights[feature * labels + other]! * share;
      const most = Math.max(...scores);
      let total = 0;
      for (let other = 0; other < labels; other++) total += scores[other] = Math.exp(scores[other]! - most);
      for (let other = 0; other < labels; other++) {
        const error = (scores[other]! / total - (other === label ? 1 : 0)) * share * weight;
        for (const feature of features) {
          const at = feature * labels + other;
          const slope = error + l2 * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  return weights;
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const mixed = [...items];
  let state = seed;
  for (let at = mixed.length - 1; at > 0; at--) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
