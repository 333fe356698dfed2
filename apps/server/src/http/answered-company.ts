import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FastifyReply } from 'fastify';

/** Response header with the company whose title the response is about; a call by ISBN may name none (G-165). */
export const COMPANY_HEADER = 'x-company-code';

/** Names the company of the title in the response. @returns what was found of the title, null if nothing was */
export function sendCompany<Part>(
  reply: FastifyReply,
  found: { companyCode: CompanyCode; part: Part } | null,
): Part | null {
  if (found === null) return null;
  reply.header(COMPANY_HEADER, found.companyCode);
  return found.part;
}
