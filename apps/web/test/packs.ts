import type { Pack, PackContent, PackTitle } from '@titlenet/contract/packs';

/* A pack of three titles in two sections; the second title was deleted. */

export const packTitle = (id: number, name: string, change: Partial<PackTitle> = {}): PackTitle => ({
  id,
  companyCode: '001',
  isbn: `97800620408${String(id).padStart(2, '0')}`,
  productId: id,
  title: name,
  author: 'Marsh, Eleanor',
  format: 'Hardcover',
  price: 24.99,
  onSaleDate: '2026-03-03T00:00:00',
  status: 'Forthcoming',
  keptAt: '2026-11-01T09:00:00',
  internalNote: '',
  accountsNote: '',
  pages: null,
  ...change,
});

export const packSummary: Pack = {
  id: 5,
  name: 'Spring launch',
  owner: 'Ada Reader',
  role: 'owner',
  forAll: 'none',
  meeting: 'Launch',
  meetingDay: '2026-12-01',
  titles: 3,
  hidden: 0,
  changedAt: '2026-11-01T09:00:00',
};

export const packContent: PackContent = {
  ...packSummary,
  version: 3,
  mark: null,
  pages: ['tipSheet'],
  sections: [
    { id: 10, heading: 'Fiction', titles: [packTitle(1, 'Tide'), packTitle(2, 'Harbour', { productId: null })] },
    { id: 20, heading: 'Sea', titles: [packTitle(3, 'Lantern', { accountsNote: 'New cover' })] },
  ],
};
