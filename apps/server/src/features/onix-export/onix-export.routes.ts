import { Readable } from 'node:stream';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import {
  checkOnixExport,
  exportOnix,
  type OnixExportCheck,
  type OnixExportRequest,
} from '@titlenet/contract/onix-export';
import type { FastifyInstance } from 'fastify';
import { findByIsbns, findByProductIds } from '../../export/exported-titles.queries.ts';
import { type ExportOutcome, exportedProducts, onixMessage } from '../../export/onix-message.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';

/** Exports a selection as ONIX: a check of what would be left out, and the file (docs/feeds.md, Export). */
export function registerOnixExport(
  app: FastifyInstance,
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
): void {
  const selected = (
    { companyCode, isbns, productIds }: Pick<OnixExportRequest, 'companyCode' | 'isbns' | 'productIds'>,
    companies: readonly CompanyCode[],
  ) => ({ companies: companies.filter((code) => code === companyCode), isbns, productIds });

  route(app, checkOnixExport, async ({ body, companies }) => {
    const { check, outcome } = collected();
    const options = { sentAt: new Date(), release: body.release };
    for await (const _ of exportedProducts(database.read, selected(body, companies), options, outcome));
    return check;
  });

  route(app, exportOnix, async ({ body, companies, caller, reply }) => {
    const selection = selected(body, companies);
    const byIsbn = await findByIsbns(database.read, selection.isbns, selection.companies);
    const byProductId = await findByProductIds(database.read, selection.productIds, selection.companies);
    if (byIsbn.length + byProductId.length === 0) return reply.code(204).send();
    const { release } = body;
    const { check, outcome } = collected();
    const options = { release, senderName: settings.ONIX_SENDER_NAME, sentAt: new Date() };
    const message = Readable.from(onixMessage(database.read, selection, options, outcome));
    message.on('end', () => {
      const titles = String(check.written);
      app.audit.record({
        subject: caller.subject,
        action: 'onix-export',
        detail: { company: body.companyCode, titles },
      });
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="titlenet-onix-${body.companyCode}-${release}.xml"`)
      .header('cache-control', 'private, no-cache')
      .send(message);
  });
}

function collected(): { check: OnixExportCheck; outcome: ExportOutcome } {
  const check: OnixExportCheck = { written: 0, deleted: 0, excluded: [], notExportable: [], lessened: [], unknown: 0 };
  return {
    check,
    outcome: {
      onWritten(isDeleted) {
        check.written += 1;
        if (isDeleted) check.deleted += 1;
      },
      onNotExportable: ({ isbn, productId, title, reasons }) =>
        void check.notExportable.push({ isbn, productId, title, reasons: [...reasons] }),
      onLessened: ({ isbn, productId, title, reasons }) =>
        void check.lessened.push({ isbn, productId, title, reasons: [...reasons] }),
      onExcluded: (isbn) => void check.excluded.push(isbn ?? ''),
      onUnknown: () => {
        check.unknown += 1;
      },
    },
  };
}
