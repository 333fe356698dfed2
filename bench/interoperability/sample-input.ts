import type { ApiDocument, Operation } from './openapi-document.ts';

/** Values that a schema cannot tell, such as the id of a list: by name of the parameter, or `operation.name`. */
export interface KnownValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Bodies by operation. */
  bodies: Record<string, unknown>;
}

/** @returns the options of a generated call: required parameters and the body */
export type Sampler = (operation: Operation) => { path?: object; query?: object; body?: unknown };

interface SampleLibrary {
  sample(schema: object, options: { skipNonRequired: boolean; quiet: boolean }, document: object): unknown;
}

/** Samples input by the schemas, with known values where there are some. */
export function createSamples({ sample }: SampleLibrary, document: ApiDocument, known: KnownValues): Sampler {
  const sampled = (schema: object) => sample(schema, { skipNonRequired: true, quiet: true }, document);
  return ({ id, parameters, body }) => {
    const valuesIn = (place: 'path' | 'query') =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place && (parameter.required || place === 'path'))
          .map(({ name, schema }) => [name, known[place][`${id}.${name}`] ?? known[place][name] ?? sampled(schema)]),
      );
    return {
      path: valuesIn('path'),
      query: valuesIn('query'),
      ...(body && { body: known.bodies[id] ?? sampled(body) }),
    };
  };
}
