import type { Endpoint, EndpointOutput } from '@titlenet/contract/endpoint';

/** The parts of a call's input, whatever the endpoint. */
export interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call: `:parameters` filled in and escaped, query values that are undefined or null left out. */
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

/** A file that an answer brings, under the name that the server gives it. */
export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** What a call gives: a file where the endpoint makes one, undefined where there is nothing to put into it. */
export type CallAnswer<E extends Endpoint> = E extends { produces: 'application/xml' | 'application/octet-stream' }
  ? ReceivedFile | undefined
  : EndpointOutput<E>;

/** What a successful answer holds, by what the endpoint promises: JSON, text, a file, or nothing (204). */
export async function contentOfAnswer(endpoint: Endpoint, answer: Response): Promise<unknown> {
  if (!endpoint.response || answer.status === 204) return undefined;
  if (endpoint.produces === 'text/plain') return answer.text();
  if (!endpoint.produces) return answer.json();
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? endpoint.name, content: await answer.blob() } satisfies ReceivedFile;
}
