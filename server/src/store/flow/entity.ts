import { entity, hash, key, uuid } from '../database/columns.js';

/** The bodies of variants that the service derived from templates; see `bodyKeys` in domain/flow-variants.ts. */
export const derivedBodies = entity('derived_bodies', {
  account_id: key(uuid),
  body_key: key(hash),
});
