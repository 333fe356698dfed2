import { companies, type Layout } from '@titlenet/catalogue/companies';
import { type FieldDefinition, isShownIn } from '@titlenet/catalogue/field';
import { quotes } from '@titlenet/catalogue/sheet/quotes';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import { describe, expect, test } from 'vitest';
import { collateral, descriptive, newTitle } from '../testing/onix-snippets.ts';
import { type RecordFieldName, recordFields } from './onix-fields.ts';

const layouts = [...new Set(companies.map(({ layout }) => layout))];

describe('fields of some companies', () => {
  test.each<[RecordFieldName, Pick<FieldDefinition, 'shown'> | undefined]>([
    ['bar.formatDescSRP5', titleBarFields.find(({ name }) => name === 'formatDescSRP5')],
    ...quotes.entries.map((entry): [RecordFieldName, Pick<FieldDefinition, 'shown'>] => [
      `quotes.${entry.name}`,
      entry,
    ]),
  ])('%s belongs to the companies whose sheets show it', (name, shown) => {
    const { layouts: own = [] } = recordFields[name] as { layouts?: readonly Layout[] };
    expect(own.toSorted()).toEqual(layouts.filter((layout) => isShownIn(shown!, layout)).toSorted());
  });

  test('quotes and format are read into the fields of the company', async () => {
    const quote =
      '<TextContent><TextType>06</TextType><Text>Superb.</Text><TextAuthor>Smith &amp; Sons</TextAuthor></TextContent>';
    const content = descriptive('<ProductForm>BB</ProductForm>') + collateral(quote);
    const html = 'Superb. <cite>Smith &amp; Sons</cite>';
    const row = { linkId: 1, linkName: 'This Title', quote: 'Superb.', source: 'Smith & Sons', title: null };
    const read = async (company: '001' | '180' | '006') => {
      const { bar, quotes: found } = await newTitle(content, { company: () => company });
      return { bar, quotes: found };
    };
    expect(await read('001')).toEqual({
      bar: { formatDesc: 'Hardcover', isAudio: false },
      quotes: { quotations: [row] },
    });
    expect(await read('180')).toEqual({
      bar: { formatDesc: 'Hardcover', formatDescSRP5: 'Hardcover', isAudio: false },
      quotes: { harlequinQuotes: [html] },
    });
    expect((await read('006')).quotes).toEqual({ hccpQuotes: [html] });
  });
});
