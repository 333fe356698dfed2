import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migratedFolder } from '../../test/embedded-template.ts';
import { startOwner } from '../../test/host-process.ts';
import { quietLog } from '../../test/quiet-log.ts';

import { openDatabase } from '../database/connection.ts';

const TITLENET = fileURLToPath(new URL('./titlenet.ts', import.meta.url));

test('an import whose server is killed says so in one line and how to continue', async () => {
  const folder = await migratedFolder();
  const server = await startOwner(folder);
  const env = { PATH: process.env.PATH, TITLENET_DATA: folder };
  const command = spawn(process.execPath, [TITLENET, 'import', '-', '--kind', 'lines'], { env });
  const errors = text(command.stderr);
  const ended = once(command, 'exit');
  const person = (id: number) => `${JSON.stringify({ kind: 'person', id: `p${id}`, name: 'Nora Feld' })}\n`;
  // More than are saved at once.
  command.stdin.write(Array.from({ length: 500 }, (_, id) => person(id)).join(''));
  command.stdin.on('error', () => undefined);
  await expect.poll(() => isImporting(folder), { timeout: 20_000 }).toBe(true);
  server.kill();
  command.stdin.end(person(500));
  expect((await ended)[0]).toBe(1);
  expect(await errors).toMatch(
    /^Database: .*\nThe server that runs the database was stopped or killed while standard input was imported, after [\d,]+ records\. Run the same command again: complete files are skipped, and records are not stored twice\.\n$/,
  );
  await rm(folder, { recursive: true, force: true });
});

async function isImporting(folder: string): Promise<boolean> {
  const database = await openDatabase({ folder, role: 'command', log: quietLog });
  try {
    const people = await database.db.selectFrom('person').select('id').limit(1).execute();
    return people.length > 0;
  } finally {
    await database.close();
  }
}
