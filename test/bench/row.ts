/** One line of the benchmark's table. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** Against the floor of the same run. */
  ratio?: number;
  note?: string;
  /** What is promised, in words; and whether it is kept. */
  target?: string;
  ok?: boolean;
}

/** The value in the middle; of an even number the upper one. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The mean of ratios: that of their inverses is its inverse. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}
