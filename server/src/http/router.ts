import type { Segment } from '../generated/routes.js';

interface Node<T> {
  literals: Map<string, Node<T>>;
  param: Node<T> | null;
  leaf: Leaf<T> | null;
}

interface Leaf<T> {
  targets: Map<string, T>;
  allow: string;
}

/** A path that exists: what each method leads to, and the decoded values of its parameters in order. */
export interface Match<T> {
  targets: ReadonlyMap<string, T>;
  /** Value of the `Allow` header. */
  allow: string;
  values: string[];
}

export interface Router<T> {
  /** Binds a method of a path template; a method bound twice is a programming error and throws. */
  add(method: string, segments: readonly Segment[], target: T): void;
  /** Finds what a request path (still percent-encoded, without query) leads to; null when nothing does. */
  find(pathname: string): Match<T> | null;
}

/**
 * A tree over path segments. Each segment is percent-decoded by itself, so `leads%3Aadd` is `leads:add` and `%2F` never
 * splits; a literal wins over a parameter; letter case and a trailing slash count.
 */
export function createRouter<T>(): Router<T> {
  const root = emptyNode<T>();
  return {
    add(method, segments, target) {
      const leaf = leafAt(root, segments);
      if (leaf.targets.has(method))
        throw new Error(`Route bound twice: ${method} ${JSON.stringify(segments)}`);
      leaf.targets.set(method, target);
      leaf.allow = allowedMethods([...leaf.targets.keys()]);
    },
    find(pathname) {
      if (!pathname.startsWith('/')) return null;
      const values: string[] = [];
      const leaf = walk(root, pathname, 1, values);
      return leaf && { targets: leaf.targets, allow: leaf.allow, values };
    },
  };
}

/** The segments of a path template such as `/u/{token}`. */
export function segmentsOf(path: string): Segment[] {
  return path
    .slice(1)
    .split('/')
    .map(part =>
      part.startsWith('{') && part.endsWith('}') ? { param: part.slice(1, -1) } : { literal: part },
    );
}

/** Names of the parameters among segments, in order. */
export function paramNames(segments: readonly Segment[]): string[] {
  return segments.flatMap(segment => ('param' in segment ? [segment.param] : []));
}

function emptyNode<T>(): Node<T> {
  return { literals: new Map(), param: null, leaf: null };
}

function leafAt<T>(root: Node<T>, segments: readonly Segment[]): Leaf<T> {
  let node = root;
  for (const segment of segments) {
    if ('param' in segment) {
      node = node.param ??= emptyNode();
      continue;
    }
    let next = node.literals.get(segment.literal);
    if (!next) node.literals.set(segment.literal, (next = emptyNode()));
    node = next;
  }
  return (node.leaf ??= { targets: new Map(), allow: '' });
}

function allowedMethods(bound: string[]): string {
  const implied = bound.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
  return [...new Set([...bound, ...implied])].join(', ');
}

function walk<T>(node: Node<T>, path: string, start: number, values: string[]): Leaf<T> | null {
  const slash = path.indexOf('/', start);
  const segment = decodeSegment(slash === -1 ? path.slice(start) : path.slice(start, slash));
  if (segment === null) return null;

  const literal = node.literals.get(segment);
  const found = literal && (slash === -1 ? literal.leaf : walk(literal, path, slash + 1, values));
  if (found) return found;

  if (!node.param || segment === '') return null;
  values.push(segment);
  const leaf = slash === -1 ? node.param.leaf : walk(node.param, path, slash + 1, values);
  if (!leaf) values.pop();
  return leaf;
}

function decodeSegment(raw: string): string | null {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null; // malformed percent-encoding names nothing
  }
}
