import { getFieldProvenance, getReceivedRecord } from '@titlenet/contract/provenance';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findKeptText } from '../../records/received-records.queries.ts';
import { fieldProvenance } from './field-provenance.ts';
import { formattedRecord } from './formatted-record.ts';
import { findTitleToTrace } from './provenance.queries.ts';

/** Registers where the values of a title come from: senders and their records as they were sent. */
export function registerProvenance(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getFieldProvenance, async ({ params, query }) => {
    const title = await findTitleToTrace(database.read, params.companyCode, params.productId);
    return title ? fieldProvenance(database.read, title, query.field) : null;
  });
  route(app, getReceivedRecord, async ({ params, query }) => {
    const title = await findTitleToTrace(database.read, params.companyCode, params.productId);
    const kept = title && (await findKeptText(database.read, title, params.recordId));
    return kept ? formattedRecord(kept, query.field, params.companyCode, query.from) : null;
  });
}
