import { AppError } from '../app-error.ts';
import { databaseFailure } from '../database/failures.ts';

const STATEMENT_TIMEOUT = '57014';

/**
 * Explains that a read of many titles has passed its time limit.
 * @param advice what to choose, so that it reads less: 'a shorter period'
 * @throws AppError `overload` with the advice; other errors of the read as they are
 */
export async function orNarrower<Result>(read: Promise<Result>, advice: string): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    if (databaseFailure(error)?.code !== STATEMENT_TIMEOUT) throw error;
    throw new AppError('overload', `These are too many titles for one answer. Choose ${advice}.`, { cause: error });
  }
}
