import { mapReferences } from '../read/map-related.ts';
import { writeRelatedProducts } from '../write/related-material.ts';
import type { RecordFieldTable } from './onix-field.ts';

/** References to other titles. */
export const relatedFields = {
  references: {
    blocks: ['RelatedMaterial', 'DescriptiveDetail'],
    read: mapReferences,
    write: writeRelatedProducts,
    lists: [51, 5, 150, 175],
    doc: {
      elements: '`RelatedProduct` and `ProductPart` with an ISBN',
      old: '`RelatedProduct`, `ContainedItem`, `Replaces…`, `Alternative…`',
      rule: 'other works of an author, similar ones and those of the collection (12, 22, 23, 30) are in otherWorks, audio forms in audioAndLargePrint; ONIX does not state whether a related edition is large print, so the others are listed by their own format when the sheet is read',
      written:
        '`ProductPart` with the number of copies for parts; `RelatedProduct` with the relations that the feed stated; else 06 for a title of the same name, 22 for another title of the same author among otherWorks, else 00; titles for sales comparisons are left out',
    },
  },
} satisfies RecordFieldTable;
