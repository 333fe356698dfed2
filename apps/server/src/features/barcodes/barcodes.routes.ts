import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { registerPictures } from '../../http/picture-routes.ts';
import { barcodeTypes, drawBarcode } from './draw-barcode.ts';

const barcodeParams = z.object({
  file: z
    .string()
    .regex(/^\d{13}\.(svg|png)$/i)
    // The pattern allows only these types.
    .transform((file) => ({ isbn: file.slice(0, 13), type: file.slice(14).toLowerCase() as keyof typeof barcodeTypes }))
    .refine(({ isbn }) => isIsbn13(isbn)),
});

const barcodeQuery = z.object({
  /** Digits of the add-on with the price. */
  addOn: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
});

/** Registers the barcodes of ISBNs as pictures for signed-in browsers, like covers (G-149). */
export async function registerBarcodes(app: FastifyInstance): Promise<void> {
  await registerPictures(app, (scope) => {
    scope.get('/images/barcodes/:file', { schema: { hide: true } }, async (request, reply) => {
      const parsed = barcodeParams.safeParse(request.params);
      const query = barcodeQuery.safeParse(request.query);
      if (!parsed.success || !query.success)
        return reply.code(404).header('cache-control', 'private, max-age=300').send();
      const { isbn, type } = parsed.data.file;
      // The picture depends on its address only.
      reply.header('cache-control', 'private, max-age=604800').type(barcodeTypes[type]);
      return reply.send(await drawBarcode(isbn, type, query.data.addOn));
    });
  });
}
