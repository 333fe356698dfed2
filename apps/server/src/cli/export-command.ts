import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { onixReleases } from '@titlenet/contract/onix-export';
import { ExportReport } from '../export/export-report.ts';
import { onixMessage } from '../export/onix-message.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { exportSelection } from './export-selection-arguments.ts';

const options = {
  isbns: { type: 'string' },
  search: { type: 'string' },
  company: { type: 'string', multiple: true },
  release: { type: 'string', default: '3.1' },
  out: { type: 'string' },
} as const;

/**
 * Exit code 1 if a requested title is not in the file because data are missing or the ISBN is unknown. The file
 * appears under its name when it is whole.
 */
export const exportCommand: Command = {
  name: 'export',
  usage:
    'onix (--isbns <file, - or ISBNs> | --search <field=value&company=001>) [--company 001] [--release 3.1|3.0] [--out file.xml]',
  summary: 'Writes titles as ONIX for Books and names every title that lacks what ONIX requires',
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length !== 1 || positionals[0] !== 'onix') throw new UsageError('What can be exported is onix.');
    const release = onixReleases.find((candidate) => candidate === values.release);
    if (!release) throw new UsageError(`--release takes ${onixReleases.join(' or ')}.`);
    const selection = await exportSelection(values);
    // If the message is written to standard output, the report is written to standard error.
    const lines = values.out === undefined ? process.stderr : context.out;
    const report = new ExportReport((line) => lines.write(`${line}\n`));
    const { ONIX_SENDER_NAME: senderName } = context.settings;
    const checked = 'isbns' in selection ? { ...selection, isbns: report.onlyIsbns(selection.isbns) } : selection;
    const sending = { release, senderName, sentAt: new Date() };
    const message = onixMessage(context.database.batch, checked, sending, report);
    await writeTo(values.out, message, context);
    report.summary();
    return report.isComplete() ? 0 : 1;
  },
};

async function writeTo(path: string | undefined, message: AsyncIterable<string>, { out }: CommandContext) {
  if (path === undefined) return pipeline(Readable.from(message), out, { end: false });
  const unfinished = `${path}.part`;
  try {
    await pipeline(Readable.from(message), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
