import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { registerPictures } from '../../http/picture-routes.ts';
import { barcodeTypes, drawBarcode } from './draw-barcode.ts';

const barcodeParams = z.object({
  file: z
    .string()
    .regex(/^\d{13}\.(svg|png)$/i)
    .transform((file) => ({ isbn: file.slice(0, 13), type: file.slice(14).toLowerCase() as keyof typeof barcodeTypes }))
    .refine(({ isbn }) => isIsbn13(isbn)),
});

/** Barcodes of ISBNs: pictures for browsers that are signed in, as covers are (decision G-149). */
export async function registerBarcodes(app: FastifyInstance): Promise<void> {
  await registerPictures(app, (scope) => {
    scope.get('/images/barcodes/:file', { schema: { hide: true } }, async (request, reply) => {
      const asked = barcodeParams.safeParse(request.params);
      if (!asked.success) return reply.code(404).header('cache-control', 'private, max-age=300').send();
      const { isbn, type } = asked.data.file;
      // Nothing but the ISBN is in it.
      reply.header('cache-control', 'private, max-age=604800').type(barcodeTypes[type]);
      return reply.send(await drawBarcode(isbn, type));
    });
  });
}
