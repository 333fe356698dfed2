import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { coverWidths } from '@titlenet/catalogue/constants';
import type { YearOfSales } from '@titlenet/catalogue/packs/year-of-sales';
import { titleKeynote } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { getPackSales } from '@titlenet/contract/pack-sales';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { useEffect, useMemo, useState } from 'react';
import { loadTitles } from '../../../actions/printing/load-titles.ts';
import { coverAddress } from '../../../domain/covers/picture-address.ts';
import { packQuery } from '../../../domain/packs/pack-calls.ts';
import { useConfiguration } from '../../../domain/session/session.ts';
import { callApi } from '../../../ui/api/call-api.ts';

const quiet = { blocking: false, toast: false } as const;
/** What the wall shows is loaded once, so that it needs no network afterwards. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false, retry: false } as const;

/** A title of the wall with the section that it is in. */
export interface WallTitle {
  readonly title: PackTitle;
  readonly section: string;
}

/** The titles of a pack in order. */
export const wallTitles = ({ sections }: PackContent): WallTitle[] =>
  sections.flatMap(({ heading, titles }) => titles.map((title) => ({ title, section: heading })));

const salesQuery = (packId: number) =>
  queryOptions({
    ...once,
    queryKey: ['packSales', packId],
    queryFn: async ({ signal }) => {
      const found = await callApi(getPackSales, { params: { packId } }, { ...quiet, signal });
      return new Map(found.map(({ titleId, sales }) => [titleId, sales]));
    },
  });

/** Keynotes by id of the title. The server decides which titles the user sees; the texts are those for accounts. */
const keynotesQuery = (packId: number, titles: readonly WallTitle[] | null) =>
  queryOptions({
    ...once,
    queryKey: ['packKeynotes', packId],
    enabled: titles !== null,
    queryFn: async ({ signal }) => {
      const existing = (titles ?? []).filter(({ title }) => title.productId !== null).map(({ title }) => title);
      const texts = new Map<number, string>();
      let failed = 0;
      const keys = existing.map(({ companyCode, productId }) => ({ companyCode, productId: String(productId) }));
      await loadTitles(keys, {
        sectionsOf: () => [],
        signal,
        onLoaded({ bar, content, failure }, index) {
          const title = existing[index];
          if (failure !== null) failed += 1;
          if (title && bar && content) texts.set(title.id, titleKeynote(bar, content, 'accounts'));
        },
      });
      return { texts, failed };
    },
  });

/** The loaded cover of a title: the element that is shown, so that it is never loaded again; null: there is none. */
export type Covers = ReadonlyMap<number, HTMLImageElement | null>;

/** Loads the covers one after the other, the shown title's first. */
function useCovers(titles: readonly WallTitle[] | null): Covers {
  const { pictures } = useConfiguration();
  const [covers, setCovers] = useState<Covers>(new Map());
  useEffect(() => {
    if (!titles) return;
    const images = titles.map(({ title }) => {
      const image = new Image();
      const set = (found: HTMLImageElement | null) => setCovers((before) => new Map(before).set(title.id, found));
      image.alt = '';
      image.onload = () => set(image);
      image.onerror = () => set(null);
      image.src = coverAddress(pictures, title, coverWidths.large);
      return image;
    });
    return () => {
      for (const image of images) {
        image.onload = null;
        image.onerror = null;
      }
    };
  }, [titles, pictures]);
  return covers;
}

export interface Wall {
  readonly pack: PackContent;
  readonly titles: readonly WallTitle[];
  readonly covers: Covers;
  readonly keynotes: ReadonlyMap<number, string>;
  readonly sales: ReadonlyMap<number, YearOfSales>;
  /** 'Loading: 12 of 30 covers'; null: everything is there, and no network is needed. */
  readonly loading: string | null;
  /** Whether keynotes or sales could not be loaded. */
  readonly isFailed: boolean;
  retry(): void;
}

const none = new Map<number, never>();

/** Loads everything that the wall shows when it is opened. @returns `wall` null while the pack is loaded or after a failure */
export function useWall(packId: number) {
  const client = useQueryClient();
  const { data: pack, error, refetch } = useQuery({ ...packQuery(packId), retry: false });
  const titles = useMemo(() => (pack ? wallTitles(pack) : null), [pack]);
  const sales = useQuery(salesQuery(packId));
  const keynotes = useQuery(keynotesQuery(packId, titles));
  const covers = useCovers(titles);
  useEffect(
    () => () => {
      // Another meeting gets the texts and sales of its day.
      for (const key of ['packSales', 'packKeynotes']) client.removeQueries({ queryKey: [key, packId] });
    },
    [client, packId],
  );
  const hasNoTexts = keynotes.isError || (keynotes.data?.failed ?? 0) > 0;
  if (!pack || !titles) return { wall: null, error, refetch };
  const isLoadingTexts = sales.isPending || keynotes.isPending;
  const wall: Wall = {
    pack,
    titles,
    covers,
    keynotes: keynotes.data?.texts ?? none,
    sales: sales.data ?? none,
    loading:
      covers.size < titles.length
        ? `Loading: ${covers.size} of ${titles.length} covers`
        : isLoadingTexts
          ? 'Loading texts and sales'
          : null,
    isFailed: sales.isError || hasNoTexts,
    retry() {
      if (sales.isError) void sales.refetch();
      if (hasNoTexts) void keynotes.refetch();
    },
  };
  return { wall, error, refetch };
}
