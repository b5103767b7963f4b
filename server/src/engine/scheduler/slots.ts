/**
 * Places for work that waits for servers of accounts. No account takes more than it leaves free: however many of its
 * servers are silent, the work of others finds a place.
 */
export class Slots {
  readonly #used = new Map<string, number>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  get free(): number {
    return this.#free;
  }

  /** Accounts that take no further place for now. */
  get full(): string[] {
    return [...this.#used.keys()].filter(accountId => !this.has(accountId));
  }

  /** Whether an account may take a further place. */
  has(accountId: string): boolean {
    return (this.#used.get(accountId) ?? 0) < this.#free;
  }

  take(accountId: string): void {
    this.#used.set(accountId, (this.#used.get(accountId) ?? 0) + 1);
    this.#free--;
  }

  giveBack(accountId: string): void {
    const left = this.#used.get(accountId)! - 1;
    if (left > 0) this.#used.set(accountId, left);
    else this.#used.delete(accountId);
    this.#free++;
  }
}
