import { backupCommand } from './backup-command.ts';
import { checkCommand } from './check-command.ts';
import type { Command } from './command.ts';
import { demoCommand } from './demo-command.ts';
import { exportCommand } from './export-command.ts';
import { grantCommand } from './grant-command.ts';
import { importCommand } from './import-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { personCommand } from './person-command.ts';
import { rebuildCommand } from './rebuild-command.ts';
import { restoreCommand } from './restore-command.ts';

/** All commands of `npm run titlenet --`, in the order of the usage text. */
export const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  demoCommand,
  grantCommand,
  personCommand,
  migrateCommand,
  checkCommand,
  rebuildCommand,
  backupCommand,
  restoreCommand,
];
