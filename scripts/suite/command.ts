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

/**
 * Runs a program and waits for its end.
 * @returns the exit code, 1 if a signal ended it, and what it wrote to both outputs
 * @throws when the program cannot be started
 */
export function collectCommand(command: string, args: string[], options: { cwd: string }) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
