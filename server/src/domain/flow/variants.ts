import { canonicalHash } from '../shared/canonical-json.js';
import { isObject, type JsonObject } from './shape.js';
import type { Flow, EmailVariant } from './types.js';
import { richTextToHtml } from './rich-text.js';
import { createHash } from 'node:crypto';

/** The bodies that the service derived for the variants of an account, at any time, by {@link bodyKey}. */
export type DerivedBodies = ReadonlySet<string>;

/** Returns the keys of the bodies in a flow that may be ones that the service derived: those of its rich-text variants. */
export function bodyKeys(flow: Flow): string[] {
  return variantsOf(flow)
    .filter(([, variant]) => !isHtml(variant) && !isBlank(variant.body_html))
    .map(([nodeId, variant]) => bodyKey(nodeId, variant));
}

/** Returns the keys of the bodies in a normalized flow that are what their templates give. */
export function derivedBodyKeys(flow: Flow): string[] {
  return variantsOf(flow)
    .filter(([, variant]) => variant.body_html === derivedBody(variant))
    .map(([nodeId, variant]) => bodyKey(nodeId, variant));
}

/** Names one body of one variant, whatever campaign it is in: 64 hexadecimal characters. */
function bodyKey(nodeId: string, variant: JsonObject): string {
  const { body_html } = variant;
  return canonicalHash([...variantName(nodeId, variant), typeof body_html === 'string' ? body_html : null]);
}

function variantName(nodeId: string, { id }: JsonObject): [nodeId: string, variantId: string | null] {
  return [nodeId, typeof id === 'string' ? id.toLowerCase() : null];
}

type NamedVariant = [nodeId: string, variant: JsonObject];

/** The variants of all emails; one whose name another has too, in a flow that is not valid, has no body of its own. */
function variantsOf({ nodes }: Flow): NamedVariant[] {
  const found = new Map<string, NamedVariant | null>();
  for (const { id, type, data } of nodes) {
    if (type !== 'email' || !Array.isArray(data.variants)) continue;
    for (const variant of data.variants.filter(isObject)) {
      const name = JSON.stringify(variantName(id, variant));
      found.set(name, found.has(name) ? null : [id, variant]);
    }
  }
  return [...found.values()].filter(named => named !== null);
}

/**
 * Fills in what the variants of an email leave out; what has the wrong type stays as it is. A body is derived from its
 * template where it is empty, and in rich text also where the service derived it: its author only ever changes the template.
 */
export function normalizeVariants(variants: unknown, nodeId: string, derived: DerivedBodies): unknown {
  if (!Array.isArray(variants)) return variants;
  return variants.map((variant: unknown, index) => {
    if (!isObject(variant)) return variant;
    const filled = withDefaults(variant, index);
    const isOurs = isBlank(filled.body_html) || (!isHtml(filled) && derived.has(bodyKey(nodeId, filled)));
    return isOurs ? { ...filled, body_html: derivedBody(filled) ?? filled.body_html } : filled;
  });
}

function withDefaults(variant: JsonObject, index: number): JsonObject {
  return {
    ...variant,
    label: variant.label ?? variantLabel(index),
    subject: variant.subject ?? '',
    template: variant.template ?? '',
    body_html: variant.body_html ?? '',
    editor_mode: variant.editor_mode ?? 'richText',
    isActive: variant.isActive ?? true,
    order: variant.order ?? index,
  };
}

/** The body that a variant's template gives; undefined where the template is no text. */
export function derivedBody(variant: JsonObject): string | undefined {
  const { template } = variant;
  if (typeof template !== 'string') return undefined;
  return isHtml(variant) ? template : richTextToHtml(template);
}

function isHtml({ editor_mode }: JsonObject): boolean {
  return editor_mode === 'html';
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A to Z, then numbers. */
function variantLabel(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}

/**
 * The variant of an email that one enrollment gets: each active one with the same chance, and always the same one for
 * the same enrollment and node. Null when none is active.
 */
export function pickVariant(
  variants: readonly EmailVariant[],
  enrollmentId: string,
  nodeId: string,
): EmailVariant | null {
  const active = variants.filter(variant => variant.isActive).sort((a, b) => a.order - b.order);
  const digest = createHash('sha256').update(`${enrollmentId}\0${nodeId}`).digest();
  return active[digest.readUIntBE(0, 6) % active.length] ?? null;
}
