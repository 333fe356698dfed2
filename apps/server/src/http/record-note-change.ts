import type { FastifyInstance } from 'fastify';

/** Records a change of a title's notes or tags in the audit trail. @param change without texts: 'note 7 added' */
export function recordNoteChange(
  app: FastifyInstance,
  subject: string,
  { companyCode: company, isbn }: { companyCode: string; isbn: string },
  change: string,
): void {
  app.audit.record({ subject, action: 'team-note', detail: { change, company, isbn } });
}
