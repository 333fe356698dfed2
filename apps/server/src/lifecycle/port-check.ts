import { createServer } from 'node:net';

/** Rejects with the error of `listen` when the port is in use, before a database is created for nothing. */
export function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
