const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh W3C trace context for one call: its id, and the `traceparent` header that carries it (decision G-27). */
export function newTrace(): { traceId: string; traceparent: string } {
  const traceId = hex(16);
  return { traceId, traceparent: `00-${traceId}-${hex(8)}-01` };
}
