import { expect } from 'chai';
import { composeOperations } from '../../server/src/compose/api.js';
import { notImplemented } from '../../server/src/generated/operations.js';
import type { Dependencies } from '../../server/src/operations/context.js';

/** The HTTP layer answers these by itself, also while it shuts down. */
const answeredByHttp = ['getHealth', 'getOpenApiDocument'];

describe('the contract', () => {
  it('has no operation that is not built', () => {
    // The factories look at their dependencies only when an operation runs.
    const deps = { limits: { rateLimitPerMinute: 200 } } as Dependencies;
    const found = Object.values(composeOperations(deps)).flatMap(operations =>
      Object.entries(operations)
        .filter(([name, operation]) => operation === notImplemented && !answeredByHttp.includes(name))
        .map(([name]) => name),
    );
    expect(found).to.deep.equal([]);
  });
});
