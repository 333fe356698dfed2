import { screen, waitFor } from '@testing-library/react';
import type { PackDecision } from '@titlenet/contract/pack-decisions';
import { expect, vi } from 'vitest';
import { fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { packContent } from '../../../../test/packs.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { titleBar, titleHandlers, titleSheet } from '../../../../test/titles.ts';

/** The covers that were requested: images of jsdom never load. */
export let images: HTMLImageElement[];

/** Collects the covers that a test requests. To be called before each test. */
export function collectCovers(): void {
  images = [];
  vi.stubGlobal('Image', function Image() {
    const image = document.createElement('img');
    images.push(image);
    return image;
  });
}

/** Ends the loading of all covers; the screen may request them again while it is rendered first. */
export const endLoading = (event: 'load' | 'error') =>
  waitFor(() => {
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) image.dispatchEvent(new Event(event));
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  });

/** Whether one of the elements that were loaded of a cover is shown. */
export const isCoverShown = (isbn: string) => images.some((image) => image.src.includes(isbn) && image.isConnected);

const none = Array.from({ length: 12 }, () => null);
export const sales = {
  year: 2026,
  asOf: '2026-03-31',
  months: [120, null, 1500, ...none].slice(0, 12),
  hadSales: true,
};

export const decisionRow = (titleId: number, change: Partial<PackDecision> = {}): PackDecision => ({
  titleId,
  revision: 1,
  companyCode: '001',
  isbn: `978006204080${titleId}`,
  title: titleId === 1 ? 'Tide' : 'Lantern',
  author: 'Marsh, Eleanor',
  productId: titleId,
  isRemoved: false,
  decision: 'Reprint',
  isTag: false,
  quantity: 5000,
  followUp: 'call Ann',
  by: 'Ada Reader',
  isMine: true,
  at: '2026-11-01T09:00:00',
  ...change,
});

export const wallHandlers = (): Record<string, Handler> => ({
  ...titleHandlers(
    titleBar({ productId: 1, title: 'Tide', isbn: '9780062040801' }),
    titleSheet({ editorial: { keynote: 'A storm keeps five sisters apart.' } }),
  ),
  ...titleHandlers(titleBar({ productId: 3, title: 'Lantern', isbn: '9780062040803' })),
  'GET /api/Packs/5': () => packContent,
  'GET /api/Packs/5/Decisions': () => [],
  'GET /api/Packs/5/Sales': () => [
    { titleId: 1, sales },
    { titleId: 3, sales: { ...sales, months: none } },
  ],
});

export async function openWall(address = '/packs/wall?pack=5', changed: Record<string, Handler> = {}) {
  const server = fakeServer({ ...wallHandlers(), ...changed });
  const rendered = renderApp(address);
  await screen.findByRole('toolbar', { name: 'Presentation' });
  return { ...rendered, server };
}
