import { messageOf, systemErrorCode } from '../caught-error.ts';
import { openDatabase } from '../database/connection.ts';
import { describeLocation } from '../database/describe-location.ts';
import { migrate } from '../database/migrate.ts';
import { createLog } from '../http/log.ts';
import { commandName } from '../lifecycle/command-name.ts';
import { keepFilesPrivate } from '../lifecycle/private-files.ts';
import { describeStartFailure } from '../lifecycle/start-failure.ts';
import { readSettings } from '../settings.ts';
import type { Command, CommandContext } from './command.ts';
import { CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';

function usage(): string {
  const lines = commands.map(({ name, usage: how, summary }) => `  ${`${name} ${how}`.trim()}\n      ${summary}`);
  return `Usage: ${commandName} <command>\n\n${lines.join('\n')}\n`;
}

function help({ name, usage: how, summary, details = [] }: Command): string {
  const lines = [summary, ...details].map((line) => `  ${line}\n`);
  return `Usage: ${commandName} ${name} ${how}\n\n${lines.join('')}`;
}

/** Runs a command on the database of the settings, also beside a running server. */
async function run(command: Command, args: string[]): Promise<number> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const { DATABASE_URL: url, dataFolder: folder } = settings;
  keepFilesPrivate(folder);
  // Not to standard output, which has the command's result.
  process.stderr.write(`Database: ${describeLocation({ url, folder })}\n`);
  const database = await openDatabase({ url, folder, role: 'command', log });
  const context: CommandContext = { database, settings, log, out: process.stdout };
  try {
    if (!command.isOnAnyVersion) await migrate(database);
    return await command.run(args, context);
  } finally {
    await database.close();
  }
}

async function main([name, ...args]: string[]): Promise<number> {
  const command = commands.find((one) => one.name === name);
  if (!command) {
    const isAsked = !name || name === 'help' || name === '--help';
    (isAsked ? process.stdout : process.stderr).write(isAsked ? usage() : `There is no command ${name}.\n\n${usage()}`);
    return isAsked ? 0 : 2;
  }
  if (args.includes('--help')) {
    process.stdout.write(help(command));
    return 0;
  }
  try {
    return await run(command, args);
  } catch (error) {
    // Errors of `parseArgs`: an unknown option, or one without its value.
    const isUsage = error instanceof UsageError || systemErrorCode(error).startsWith('ERR_PARSE_ARGS');
    if (isUsage) {
      process.stderr.write(`${messageOf(error)}\nUsage: ${commandName} ${command.name} ${command.usage}\n`);
      return 2;
    }
    process.stderr.write(`${error instanceof CommandError ? error.message : describeStartFailure(error)}\n`);
    return 1;
  }
}

/** Exit code of a program ended by SIGPIPE. */
const SIGPIPE_EXIT_CODE = 141;

// The reader of a pipe has ended, as in `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(SIGPIPE_EXIT_CODE);
});

process.exit(await main(process.argv.slice(2)));
