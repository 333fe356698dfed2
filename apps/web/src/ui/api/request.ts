import type { Endpoint, EndpointOutput } from '@titlenet/contract/endpoint';

/** The parts of a call's input. */
export interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Address of a call: `:parameters` are filled in and encoded, query values that are undefined or null are omitted. */
export function addressOfCall(endpoint: Endpoint, input: RawInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A downloaded file. */
export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Result of a call: a file if the endpoint returns one (undefined for an empty response), else the parsed response. */
export type CallResult<E extends Endpoint> = E extends { produces: 'application/xml' | 'application/octet-stream' }
  ? ReceivedFile | undefined
  : EndpointOutput<E>;

/**
 * Reads a JSON response. In development and in tests it is validated by the endpoint's schema; in production the
 * server, which has the same schemas, is trusted, and parsing large results would take time.
 */
async function validJson(endpoint: Endpoint, response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (import.meta.env.DEV) {
    const result = endpoint.response?.safeParse(body);
    if (result?.error) throw new Error(`Invalid response of ${endpoint.name}: ${result.error.message}`);
  }
  return body;
}

/** Reads a successful response: JSON, text, a file, or nothing (204). */
export async function readResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<CallResult<E>> {
  // `CallResult` depends on the same members of the endpoint, which TypeScript cannot follow.
  return (await readContent(endpoint, response)) as CallResult<E>;
}

async function readContent(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!endpoint.response || response.status === 204) return undefined;
  if (endpoint.produces === 'text/plain') return response.text();
  if (!endpoint.produces) return validJson(endpoint, response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? endpoint.name, content: await response.blob() } satisfies ReceivedFile;
}
