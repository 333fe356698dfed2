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
export type CallAnswer<E extends Endpoint> = E extends { produces: 'application/xml' | 'application/octet-stream' }
  ? ReceivedFile | undefined
  : EndpointOutput<E>;

/** Reads a successful response: JSON, text, a file, or nothing (204). */
export async function contentOfAnswer(endpoint: Endpoint, answer: Response): Promise<unknown> {
  if (!endpoint.response || answer.status === 204) return undefined;
  if (endpoint.produces === 'text/plain') return answer.text();
  if (!endpoint.produces) return answer.json();
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? endpoint.name, content: await answer.blob() } satisfies ReceivedFile;
}
