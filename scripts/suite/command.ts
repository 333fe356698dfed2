import { spawn } from 'node:child_process';

/**
 * Runs a program with inherited output and waits for its end.
 * @returns the exit code; 1 if a signal ended it
 * @throws when the program cannot be started
 */
export function runCommand(command: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
