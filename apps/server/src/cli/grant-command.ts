import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { companyCodes } from '@titlenet/catalogue/companies';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { rolesFromNames } from '@titlenet/catalogue/roles';
import { cacheClearedChannel } from '../database/cache-cleared-channel.ts';
import { changeRights } from '../people/change-rights.queries.ts';
import { grantPermissions } from '../people/permissions.queries.ts';
import { type Command, UsageError } from './command.ts';

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Sets the companies and roles of a person of the identity provider; running servers use them at once. */
export const grantCommand: Command = {
  name: 'grant',
  usage: '<subject> --companies 001,003 --roles employee [--name "Display Name"]',
  summary: 'Sets the companies and roles of a person, in place of those granted before',
  async run(args, { database, out }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { companies: { type: 'string' }, roles: { type: 'string' }, name: { type: 'string' } },
    });
    const [subject] = positionals;
    if (!subject || positionals.length > 1)
      throw new UsageError('Name one person by the subject of the identity provider.');
    const companies = values.companies === 'all' ? [...companyCodes] : list(values.companies);
    const unknown = companies.filter((code) => !isOneOf(companyCodes, code));
    if (unknown.length > 0)
      throw new UsageError(`Unknown company ${unknown.join(', ')}; known are ${companyCodes.join(', ')}.`);
    const roles = list(values.roles);
    const unknownRoles = roles.filter((role) => rolesFromNames([role]).length === 0);
    if (unknownRoles.length > 0) throw new UsageError(`Unknown role ${unknownRoles.join(', ')}.`);
    const by = `titlenet grant by ${userInfo().username}`;
    await changeRights(database.db, by, (trx) =>
      grantPermissions(trx, [{ subject, displayName: values.name ?? subject, companies, roles }]),
    );
    await database.notify(cacheClearedChannel, 'grant');
    out.write(`${subject}: companies ${companies.join(', ') || 'none'}; roles ${roles.join(', ') || 'none'}\n`);
    return 0;
  },
};
