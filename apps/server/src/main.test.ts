import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { freePort, serverProcesses } from '../test/server-process.ts';

const place = serverProcesses();

/** A call of which the server has the headers and half of the body; `finish` sends the rest and returns the status. */
function begin(port: number, path: string, body: string) {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  call.write(body.slice(0, 10));
  return {
    async finish(): Promise<number | undefined> {
      const answered = once(call, 'response');
      call.end(body.slice(10));
      const [response] = (await answered) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    },
  };
}

describe('the server as a process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says its address, answers, finishes what it has begun when %s stops it, and ends',
    async (signal) => {
      const port = await freePort();
      const server = place.run({ ...place.where, PORT: String(port) });
      await expect.poll(server.output, { timeout: 25_000 }).toContain(`TitleNet serves http://localhost:${port}\n`);
      expect(server.output()).toMatch(/^ {2}employee +Emil Ployer +001 003/m);
      const readiness = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
      await expect.poll(readiness, { timeout: 10_000 }).toBe(200);

      const report = JSON.stringify({ message: 'x', url: 'http://localhost/', kind: 'error' });
      const begun = begin(port, '/api/ClientErrors', report);
      await sleep(300);
      server.child.kill(signal);
      await sleep(300);
      await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
      expect(await begun.finish()).toBe(204);
      expect(await server.ended).toBe(0);
      // A clone whose web app is not built yet is warned of that; nothing else is worth a line.
      const lines = server.errors().trimEnd().split('\n');
      const notable = lines.filter((line) => !line.includes('the web app is not built'));
      expect(notable).toEqual([expect.stringContaining('error in a browser')]);
    },
  );

  test('exits with a one-line message if the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = place.run({ ...place.where, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `Port ${port} is in use; stop the program that uses it, or set PORT to another one.\n`,
    );
    holder.close();
  });
});

describe('the server as a process with wrong settings', () => {
  test('exits with a one-line message if the data folder cannot be created', async () => {
    const file = join(place.folder, 'file');
    await writeFile(file, '');
    const server = place.run({ ...place.where, TITLENET_DATA: join(file, 'data'), PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    // Node has either code.
    const causes =
      '(?:there is a file of this name \\(EEXIST\\)|a part of the path is a file and not a folder \\(ENOTDIR\\))';
    expect(server.errors()).toMatch(
      new RegExp(
        `^The data folder ${join(file, 'data')} cannot be used: ${causes}\\. Make it writable, or set TITLENET_DATA to another folder\\.\n$`,
      ),
    );
  });

  test('exits with a one-line message if the folder of uploads is a file [API-51]', async () => {
    const file = join(place.folder, 'uploads-file');
    await writeFile(file, '');
    const server = place.run({ ...place.where, TITLENET_UPLOADS: file, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `The folder of uploads ${file} cannot be used: there is a file of this name (EEXIST). Make it writable, or set TITLENET_UPLOADS to another folder.\n`,
    );
  });

  test('exits with a one-line message if nothing can be created in the folder of uploads [API-51]', async () => {
    const server = place.run({ ...place.where, TITLENET_UPLOADS: '/proc', PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^The folder of uploads \/proc cannot be used: .* Make it writable, or set .*\n$/);
  });

  test('exits with a one-line message for wrong settings', async () => {
    const server = place.run({ ...place.where, PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('Wrong settings: PORT: must be a port from 1 to 65535\n');
  });

  test('does not start with the development people where production is meant', async () => {
    const isMeant = { TITLENET_ALLOW_EMBEDDED_DATABASE: 'yes-i-know' };
    const server = place.run({ ...place.where, ...isMeant, PORT: String(await freePort()), ENVIRONMENT: 'prod' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The development identity provider does not start when the environment is prod\..*\n$/,
    );
  });
});
