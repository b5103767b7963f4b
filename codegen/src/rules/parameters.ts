import type { Contract, Located, ParameterObject, Schema } from '../contract.js';
import { at, eachOperation, parametersOf, resolve } from '../contract.js';
import { segmentsOf } from '../model.js';
import { invalidCode } from '../emit/routes.js';
import type { Problem } from './problem.js';

const scalarTypes = ['string', 'integer', 'number', 'boolean'];

/** Parameters that are plain values in the path, the query or a header, and whose error codes exist. */
export function* checkParameters(contract: Contract): Generator<Problem> {
  const codes = Object.keys(contract['x-error-codes'] ?? {});
  const seen = new Set<string>();
  for (const { path, item, operation, pointer } of eachOperation(contract.paths, '#/paths')) {
    const parameters = parametersOf(contract, path, item, operation, pointer);
    yield* checkTemplate(path, parameters, pointer);
    if (!codes.includes(invalidCode(path))) {
      yield { pointer, message: `"${invalidCode(path)}" is not in x-error-codes` };
    }
    if (!parameters.some(({ node }) => node['x-not-found']) && !codes.includes('route_not_found')) {
      yield { pointer, message: '"route_not_found" is not in x-error-codes' };
    }
    for (const parameter of parameters) {
      if (seen.has(parameter.pointer)) continue;
      seen.add(parameter.pointer);
      yield* checkParameter(contract, parameter, codes);
    }
  }
}

function* checkTemplate(
  path: string,
  parameters: Located<ParameterObject>[],
  pointer: string,
): Generator<Problem> {
  const inPath = parameters.filter(({ node }) => node.in === 'path');
  const declared = inPath.map(({ node }) => node.name);
  const used = segmentsOf(path).flatMap(segment => ('param' in segment ? [segment.param] : []));
  for (const name of used.filter(name => !declared.includes(name))) {
    yield { pointer, message: `the path parameter {${name}} is not declared` };
  }
  for (const { node } of inPath.filter(({ node }) => !used.includes(node.name))) {
    yield { pointer, message: `the path has no {${node.name}}` };
  }
}

function* checkParameter(
  contract: Contract,
  { node, pointer }: Located<ParameterObject>,
  codes: string[],
): Generator<Problem> {
  const known = ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'example', 'examples'];
  for (const key of Object.keys(node).filter(key => !known.includes(key) && !key.startsWith('x-'))) {
    yield { pointer: at(pointer, key), message: `"${key}" of a parameter is not supported` };
  }
  if (node.in === 'cookie')
    yield { pointer: at(pointer, 'in'), message: 'cookie parameters are not supported' };
  if (node.in === 'path' && !node.required) yield { pointer, message: 'a path parameter is required' };
  if (!node.schema || !isScalar(resolve<Schema>(contract, node.schema, pointer).node)) {
    yield { pointer: at(pointer, 'schema'), message: 'a parameter is a string, integer, number or boolean' };
  }
  const code = node['x-not-found'];
  if (code === undefined) return;
  if (node.in !== 'path')
    yield { pointer: at(pointer, 'x-not-found'), message: 'only path parameters can be unknown' };
  if (!codes.includes(code))
    yield { pointer: at(pointer, 'x-not-found'), message: `"${code}" is not in x-error-codes` };
}

function isScalar(schema: Schema): boolean {
  return typeof schema.type === 'string' && scalarTypes.includes(schema.type);
}
