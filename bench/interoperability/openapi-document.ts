/** What the check reads of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
}

interface DocumentedOperation {
  operationId: string;
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

export interface Operation {
  id: string;
  method: string;
  parameters: NonNullable<DocumentedOperation['parameters']>;
  body: object | undefined;
  /** By status; `schema` is the JSON pointer of the schema of a JSON answer, as a fragment. */
  responses: Record<number, { schema?: string }>;
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The order in which methods are called: what is created can be read before it is deleted. */
const ORDER = ['post', 'get', 'put', 'patch', 'delete'];

/** All operations of the document, deletions last. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const { operationId, parameters = [], requestBody, responses } = operation;
      const pointer = `#/paths/${escaped(path)}/${method}/responses`;
      const documented = Object.entries(responses).map(([status, { content }]) => [
        Number(status),
        content?.['application/json']
          ? { schema: `${pointer}/${status}/content/${escaped('application/json')}/schema` }
          : {},
      ]);
      return {
        id: operationId,
        method,
        parameters,
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
        responses: Object.fromEntries(documented),
      };
    }),
  );
  return all.sort((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));
}
