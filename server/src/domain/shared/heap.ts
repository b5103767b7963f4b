/** A queue that gives the least of what is in it first. */
export interface Heap<T> {
  readonly size: number;
  push(item: T): void;
  /** The least, which stays; undefined when there is none. */
  peek(): T | undefined;
  /** The least, taken out. */
  pop(): T | undefined;
  /** All that is in it, in no order; it all stays. */
  items(): readonly T[];
}

/** A binary heap. Of equals any may come first: let `compare` tell them apart where that matters. */
export function createHeap<T>(compare: (a: T, b: T) => number): Heap<T> {
  const items: T[] = [];

  function rise(item: T): void {
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compare(items[parent]!, item) <= 0) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  function sink(item: T): void {
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && compare(items[child + 1]!, items[child]!) < 0) child++;
      if (compare(item, items[child]!) <= 0) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = item;
  }

  return {
    get size() {
      return items.length;
    },
    push: rise,
    peek: () => items[0],
    items: () => items,
    pop() {
      const least = items[0];
      const last = items.pop();
      if (last !== undefined && items.length > 0) sink(last);
      return least;
    },
  };
}
