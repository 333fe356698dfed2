import { keysOf } from '@titlenet/catalogue/typed-objects';
import * as z from 'zod';
import { type ErrorAnswer, errorCodes } from './error-codes.ts';

/** The schema of every error response. */
export const errorAnswerSchema: z.ZodType<ErrorAnswer> = z
  .object({
    code: z.enum(keysOf(errorCodes)),
    message: z.string(),
    traceId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    progress: z.number().optional(),
  })
  .meta({ id: 'ErrorAnswer', description: 'Why a call failed; `traceId` is also in the log.' });
