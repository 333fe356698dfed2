import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { databaseFailure } from './failures.ts';

const fromServer = (code: string) => Object.assign(new Error('from the server'), { code, severity: 'ERROR' });
const fromNode = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

describe('an error of the database is classified by its code', () => {
  test.each([
    ['08006', 'database-unavailable'],
    ['57P01', 'database-unavailable'],
    ['57P03', 'database-unavailable'],
    ['25006', 'database-unavailable'],
    ['53300', 'overload'],
    ['53100', 'disk-full'],
    ['57014', 'overload'],
    ['55P03', 'overload'],
    ['22P02', 'bad-input'],
    ['22001', 'bad-input'],
    ['23505', 'conflict'],
    ['40001', 'retryable'],
    ['40P01', 'retryable'],
    ['53200', 'overload'],
    ['42703', 'bug'],
  ])('SQLSTATE %s is %s', (code, kind) => {
    expect(databaseFailure(fromServer(code))).toEqual({ kind, code });
  });

  test('a refused or broken connection means that the database is unavailable', () => {
    expect(databaseFailure(fromNode('ECONNREFUSED', 'connect'))?.kind).toBe('database-unavailable');
    expect(databaseFailure(fromNode('ECONNRESET', 'read'))?.kind).toBe('database-unavailable');
    expect(databaseFailure(new AggregateError([fromNode('ECONNREFUSED', 'connect')]))?.kind).toBe(
      'database-unavailable',
    );
  });

  test('other errors are not classified', () => {
    expect(databaseFailure(fromNode('ENOENT', 'open'))).toBeUndefined();
    expect(databaseFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(databaseFailure('text')).toBeUndefined();
  });

  test('errors of the driver, which have no code, are classified', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    await pool.end();
    const error = await pool.query('select 1').catch((reason: unknown) => reason);
    expect(databaseFailure(error)?.kind).toBe('database-unavailable');
  });
});
