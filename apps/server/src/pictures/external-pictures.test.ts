import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { fetchPicture, PictureRefusedError } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

type Answer = (response: ServerResponse) => void;
const answers: Record<string, Answer> = {
  '/cover.png': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(png),
  '/page': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<html><script>1</script></html>'),
  '/drawing.svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg onload="x()"/>'),
  '/elsewhere': (response) => response.writeHead(302, { location: '/cover.png' }).end(),
  '/none': (response) => response.writeHead(404).end(png),
  '/huge': (response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write(Buffer.alloc(65_536, png[0]))) if (response.destroyed) return;
      response.once('drain', more);
    };
    response.write(png);
    more();
  },
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/declared': (response) => void response.writeHead(200, { 'content-length': String(1024 ** 3) }).flushHeaders(),
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 20))),
  '/silent': () => undefined,
  '/drip': (response) => {
    response.writeHead(200).write(png.subarray(0, 20));
    const timer = setInterval(() => response.write('.'), 100);
    response.once('close', () => clearInterval(timer));
  },
  '/slow': (response) => void response.writeHead(200).write(png.subarray(0, 20)),
};

let outside: Server;
let host: string;
beforeAll(async () => {
  outside = createServer((request, response) => answers[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
afterAll(() => {
  outside.closeAllConnections();
  outside.close();
});

describe('a picture of another host', () => {
  const fetched = (path: string, isAllowed?: (address: string) => boolean) =>
    fetchPicture(new URL(path, `http://${host}`), isAllowed);

  test('is fetched, and its type is detected from its bytes', async () => {
    expect(await fetched('/cover.png', () => true)).toEqual({ type: 'image/png', bytes: png });
  });

  test.each([
    ['/page', /not a picture/],
    ['/drawing.svg', /not a picture/],
    ['/elsewhere', /responded 302/],
    ['/round', /responded 302/],
    ['/packed', /not a picture/],
    ['/declared', /larger than 5 MB/],
    ['/drip', /abort/i],
    ['/none', /responded 404/],
    ['/huge', /larger than 5 MB/],
    ['/silent', /abort/i],
    ['/slow', /abort/i],
  ])('%s is refused [API-60]', async (path, reason) => {
    const refused = await fetched(path, () => true).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureRefusedError);
    expect((refused as Error).message).toMatch(reason);
  });

  test('is asked for at the address that was checked, of a host that is resolved once [API-60]', async () => {
    const checked: string[] = [];
    let connected: string | undefined;
    outside.once('request', ({ socket }: IncomingMessage) => {
      connected = socket.localAddress;
    });
    await fetchPicture(new URL(`http://localhost:${host.split(':')[1]}/cover.png`), (address) => {
      checked.push(address);
      return true;
    });
    expect(new Set(checked).size).toBe(checked.length);
    expect(checked).toContain(connected);
  });

  test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://[::ffff:127.0.0.1]', 'http://2130706433'])(
    'is not asked for at %s',
    async (origin) => {
      const port = host.split(':')[1];
      const refused = await fetchPicture(new URL(`${origin}:${port}/cover.png`)).catch((error: unknown) => error);
      expect((refused as Error).message).toMatch(/not public/);
    },
  );

  test.each([
    ['93.184.215.14', true],
    ['2606:4700::6810:84e5', true],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:93.184.215.14', false],
    ['64:ff9b::a00:1', false],
    ['2002:7f00:1::', false],
    ['not an address', false],
  ])('%s is a public address: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('the product', () => {
  const isbn = '9780373209774';
  const forbidden = [
    'https://elsewhere.example.com/a.png',
    'https://pictures.example.com.evil.example/a.png',
    'https://evil-pictures.example.com/a.png',
    'https://pictures.example.com:8443/a.png',
    'https://user@pictures.example.com/a.png',
    'https://pictures.example.com@evil.example/a.png',
    'file:///etc/passwd',
    '//pictures.example.com/a.png',
    'a.png',
  ];
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ environment: { PICTURE_HOSTS: `Pictures.example.com, ${host}` } });
  });
  afterAll(() => server.close());

  const ask = (address: string, headers: Record<string, string> = server.pictureCookie, title = isbn) => {
    const query = new URLSearchParams({ address, company: '180', isbn: title });
    return server.app.inject({ url: `/images/outside?${query}`, headers });
  };
  const giveTitle = (imageURL: string) =>
    saveAsHouse(server.database, [titleRecord({ companyCode: '180', isbn, bar: { imageURL } })]);

  test('sends no picture without a sign-in', async () => {
    expect((await ask(`http://${host}/cover.png`, {})).statusCode).toBe(401);
  });

  test.each(forbidden)('does not ask for %s, even if it is the picture of a title', async (address) => {
    await giveTitle(address);
    const { statusCode, body } = await ask(address);
    expect([statusCode, body]).toEqual([404, '']);
  });

  test('does not ask for an address that is not that of a title', async () => {
    await giveTitle(`http://${host}/cover.png`);
    const answers = [ask(`http://${host}/none`), ask(`http://${host}/cover.png`, undefined, '9780373209781')];
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('sends no request to an address that is not public, even if its host is allowed', async () => {
    await giveTitle(`http://${host}/cover.png`);
    const { statusCode, body } = await ask(`http://${host}/cover.png`);
    expect([statusCode, body]).toEqual([502, '']);
  });
});
