import { emailVariants } from './data.js';
import { isObject } from './shape.js';
import type { AutoWinner, EmailVariant, Flow, FlowNode } from './types.js';

/** The variants of an email that were compared, by their ids in lower case: when each was paused, null where it stays. */
export type ComparedVariants = Readonly<Record<string, string | null>>;

/** Whether a value is a valid `auto_winner`. */
export function isAutoWinner(value: unknown): value is AutoWinner {
  if (!isObject(value)) return false;
  return isWhole(value.min_sent, 50, 10_000) && isWhole(value.confidence, 80, 99);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** The `auto_winner` of a node; null where it is off. */
export function autoWinnerOf({ type, data }: FlowNode): AutoWinner | null {
  return type === 'email' && isAutoWinner(data.auto_winner) ? data.auto_winner : null;
}

/** Whether any email of a flow pauses variants. */
export function hasAutoWinner({ nodes }: Flow): boolean {
  return nodes.some(node => autoWinnerOf(node) !== null);
}

/**
 * What was compared of an email, as far as it still counts: nothing while `auto_winner` is off, or once a variant that was
 * compared is gone, since those that lost may have lost to that one.
 */
export function comparisonOf(node: FlowNode, compared: ComparedVariants | undefined): ComparedVariants {
  if (!compared || !autoWinnerOf(node)) return {};
  const ids = new Set(emailVariants(node).map(variantKey));
  return Object.keys(compared).every(id => ids.has(id)) ? compared : {};
}

/** The active variants of an email that are not paused; all active ones where none is left. */
export function variantsInUse(node: FlowNode, compared: ComparedVariants | undefined): EmailVariant[] {
  const active = emailVariants(node).filter(({ isActive }) => isActive);
  const pausedAt = comparisonOf(node, compared);
  const inUse = active.filter(variant => !pausedAt[variantKey(variant)]);
  return inUse.length > 0 ? inUse : active;
}

/**
 * A flow as it is sent to leads that have not received its emails yet: what {@link variantsInUse} leaves out is not active.
 *
 * @param compared by node
 */
export function withoutPaused(flow: Flow, compared: ReadonlyMap<string, ComparedVariants>): Flow {
  const nodes = flow.nodes.map(node => {
    if (!compared.has(node.id) || !autoWinnerOf(node)) return node;
    const inUse = new Set(variantsInUse(node, compared.get(node.id)));
    const variants = emailVariants(node).map(each => ({ ...each, isActive: inUse.has(each) }));
    return { ...node, data: { ...node.data, variants } };
  });
  return { ...flow, nodes };
}

/** Names a variant as the ledger does. */
export function variantKey({ id }: Pick<EmailVariant, 'id'>): string {
  return id.toLowerCase();
}
