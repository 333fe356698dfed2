import { createServer } from 'node:net';

/**
 * Rejects with what `listen` would say, before anything is opened: a port in use is a matter of a second, not of a
 * database that was created for nothing.
 */
export function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
