import { expect, test } from 'vitest';
import { mergeElements } from './merge-elements.ts';

test('composites are merged, lists concatenated, absent members skipped', () => {
  const merged = mergeElements(
    { ProductSupply: { SupplyDetail: { PackQuantity: 24, SupplyDate: [] } } },
    { ProductSupply: { SupplyDetail: { Price: ['a'], ProductAvailability: undefined } } },
    { ProductSupply: { SupplyDetail: { Price: ['b'] } } },
  );
  expect(merged).toEqual({ ProductSupply: { SupplyDetail: { PackQuantity: 24, Price: ['a', 'b'] } } });
});

test('merging does not change what the writers returned', () => {
  const first = { DescriptiveDetail: { Subject: ['a'] } };
  mergeElements(first, { DescriptiveDetail: { Subject: ['b'], ProductForm: 'BB' } });
  expect(first).toEqual({ DescriptiveDetail: { Subject: ['a'] } });
});

test('two fields that write different values to one element are an error', () => {
  const imprint = (ImprintName: string) => ({ PublishingDetail: { Imprint: { ImprintName } } });
  expect(() => mergeElements(imprint('A'), imprint('B'))).toThrow(RangeError);
  expect(mergeElements(imprint('A'), imprint('A'))).toEqual(imprint('A'));
});
