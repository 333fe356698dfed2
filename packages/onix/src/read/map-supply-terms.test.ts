import { describe, expect, test } from 'vitest';
import { newTitle, publishing } from '../testing/onix-snippets.ts';

describe('edition, measures, further dates and terms of supply', () => {
  test('are read in the words and precision of the sender [SHEET-191]', async () => {
    const measure = (type: string, amount: string, unit: string) =>
      `<Measure><MeasureType>${type}</MeasureType><Measurement>${amount}</Measurement><MeasureUnitCode>${unit}</MeasureUnitCode></Measure>`;
    const date = (role: string, format: string, digits: string) =>
      `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${digits}</Date></PublishingDate>`;
    const { bar } = await newTitle(
      `<DescriptiveDetail><ProductForm>BC</ProductForm>${measure('03', '22', 'mm')}${measure('08', '0.35', 'kg')}
        <EditionType>REV</EditionType><EditionType>QQQ</EditionType><EditionNumber>3</EditionNumber>
        <EditionStatement>Third edition, revised</EditionStatement></DescriptiveDetail>
      ${publishing(`<Imprint><ImprintName>Perennial</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Harper</PublisherName></Publisher>${date('11', '05', '1995')}${date('12', '01', '202403')}${date('23', '00', '20270105')}${date('19', '00', '20200101')}`)}`,
    );
    expect(bar).toMatchObject({
      editionNumber: 3,
      editionStatement: 'Third edition, revised',
      editionTypes: ['Revised', 'QQQ'],
      thickness: '22 mm',
      weight: '0.35 kg',
      publisher: 'Harper',
      furtherDates: ['11 1995', '12 2024-03', '23 2027-01-05'],
    });
  });

  test('a further date that is a quarter, a season or a week is one [FORMAT-26]', async () => {
    const date = (role: string, format: string, digits: string) =>
      `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${digits}</Date></PublishingDate>`;
    // List 55: 03 year and quarter, 04 year and season, 01 year and month.
    const { bar } = await newTitle(
      publishing(
        date('09', '03', '20263') + date('10', '04', '20262') + date('12', '02', '202636') + date('13', '01', '202605'),
      ),
    );
    expect(bar.furtherDates).toEqual(['09 2026-07-01/P3M', '10 2026-06-01/P3M', '12 2026-08-31/P7D', '13 2026-05']);
  });

  test('further dates have elements of their own in ONIX 2.1', async () => {
    const { bar } = await newTitle(
      '<AnnouncementDate>20260901</AnnouncementDate><TradeAnnouncementDate>202608</TradeAnnouncementDate>' +
        '<YearFirstPublished>1995</YearFirstPublished><OutOfPrintDate>20270131</OutOfPrintDate>',
    );
    expect(bar.furtherDates).toEqual(['09 2026-09-01', '10 2026-08', '11 1995', '13 2027-01-31']);
  });

  test('every supplier of a market is a row, those of the home market first [SUBR-12]', async () => {
    const detail = (supplier: string, terms: string) =>
      `<SupplyDetail><Supplier><SupplierRole>04</SupplierRole><SupplierName>${supplier}</SupplierName></Supplier>${terms}<UnpricedItemType>02</UnpricedItemType></SupplyDetail>`;
    const market = (country: string, content: string) =>
      `<ProductSupply><Market><Territory><CountriesIncluded>${country}</CountriesIncluded></Territory></Market>${content}</ProductSupply>`;
    const returns =
      '<ReturnsConditions><ReturnsCodeType>02</ReturnsCodeType><ReturnsCode>N</ReturnsCode></ReturnsConditions>';
    const { subrights } = await newTitle(
      market('DE', detail('Umbreit', '<ProductAvailability>20</ProductAvailability>')) +
        market(
          'US',
          `<MarketPublishingDetail><MarketPublishingStatus>14</MarketPublishingStatus></MarketPublishingDetail>${detail('Ingram', `${returns}<ProductAvailability>21</ProductAvailability><OrderQuantityMinimum>5</OrderQuantityMinimum>`)}`,
        ),
    );
    const none = { marketStatus: null, returns: null, minimumOrder: null };
    expect(subrights.supply).toEqual([
      {
        market: 'US',
        marketStatus: '14',
        supplier: 'Ingram',
        role: '04',
        availability: '21',
        returns: '02 N',
        minimumOrder: 5,
      },
      { ...none, market: 'DE', supplier: 'Umbreit', role: '04', availability: '20' },
    ]);
  });

  test('restrictions of sales keep outlets, notes, days and the countries of their rights [SUBR-13]', async () => {
    const restriction = `<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType><SalesOutlet><SalesOutletName>Target</SalesOutletName></SalesOutlet><SalesRestrictionNote>Exclusive cover</SalesRestrictionNote><EndDate>20270630</EndDate></SalesRestriction>`;
    const { subrights } = await newTitle(
      publishing(
        `<SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>US</CountriesIncluded></Territory>${restriction}</SalesRights>`,
      ),
    );
    expect(subrights.salesRestrictions).toEqual([
      {
        restriction: '04',
        outlets: 'Target',
        note: 'Exclusive cover',
        market: 'US',
        startDate: null,
        endDate: '2027-06-30T00:00:00',
      },
    ]);
  });
});
