import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { ProviderAnswer } from './identity-calls.ts';

const granted = z.object({
  access_token: z.string().min(1),
  token_type: z.string(),
  expires_in: z.number().positive(),
  id_token: z.string().optional(),
  scope: z.string().optional(),
  refresh_token: z.string().min(1).optional(),
});

const refused = z.object({ error: z.string(), error_description: z.string().optional() });

/** A grant that succeeded; `refresh_token` never leaves the server. */
export type Granted = z.infer<typeof granted>;
/** A grant that the provider refused (RFC 6749 §5.2). */
export type Refused = z.infer<typeof refused>;

export const isGranted = (answer: Granted | Refused): answer is Granted => 'access_token' in answer;

/**
 * Parses the provider's response to a grant.
 * @throws AppError `bad-gateway` when it is neither tokens nor a refusal
 */
export function readTokenAnswer({ status, body }: ProviderAnswer): Granted | Refused {
  // Providers exist that refuse an ended session without a body.
  if (status === 400 && body === '') return { error: 'invalid_grant' };
  try {
    if (status === 200) return granted.parse(JSON.parse(body));
    if (status >= 400 && status < 500) return refused.parse(JSON.parse(body));
  } catch {
    // The parser's message would quote the response, and with it a token.
  }
  throw new AppError('bad-gateway', undefined, { cause: new Error(`the token endpoint answered ${status}`) });
}
