import { contract, parameterOf, resolve, type JsonSchema } from './arbitrary.js';

/** A place of a request, beside its path, that takes an id. */
export interface IdSlot {
  operationId: string;
  where: 'query' | 'body';
  /** Names from the outside in, such as `scope.list_id`. */
  name: string;
  /** Whether it takes a list of ids. */
  takesMany: boolean;
}

/** What a client names itself within a flow, so that it is looked up in that flow alone. */
const ownNames = /^(flow_data|nodes|edges|data)\b|^(node|variant)_id$/;

/** Every place of the contract that takes an id, in the query or in a JSON body. */
export function idSlots(): IdSlot[] {
  return Object.values(contract.paths).flatMap(item =>
    Object.values(item).flatMap(({ operationId, parameters = [], requestBody }) => {
      const inQuery = parameters
        .map(parameterOf)
        .filter(parameter => parameter.in === 'query')
        .flatMap(({ name, schema }) =>
          slotsIn(schema, name).map(slot => ({ ...slot, where: 'query' as const })),
        );
      const body = requestBody?.content['application/json']?.schema;
      const inBody = (body ? slotsIn(body) : []).map(slot => ({ ...slot, where: 'body' as const }));
      return [...inQuery, ...inBody]
        .filter(({ name }) => !ownNames.test(name))
        .map(slot => ({ operationId, ...slot }));
    }),
  );
}

function slotsIn(given: JsonSchema, path = ''): { name: string; takesMany: boolean }[] {
  const schema = resolve(given);
  if (schema.format === 'uuid' || (!schema.properties && /(^|_)ids?$/.test(path)))
    return [{ name: path, takesMany: [schema.type].flat().includes('array') }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    slotsIn(property, path ? `${path}.${name}` : name),
  );
}
