import { parseFurtherSeries, type Series } from '@titlenet/catalogue/rules/further-series';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** List 148. */
const PUBLISHERS_COLLECTION = '10';
/** List 149. */
const PRODUCT = '01';
const COLLECTION = '02';
/** List 15. */
const DISTINCTIVE_TITLE = '01';

/** Writes title, subtitle and series. A volume number without a series belongs to the title itself. */
export function writeTitles({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const series = line(bar.seriesName);
  const volume = line(bar.volumeNumber);
  const title = {
    TitleElementLevel: PRODUCT,
    PartNumber: series ? undefined : volume,
    TitleText: line(bar.title),
    Subtitle: line(bar.longSubtitle),
  };
  const further = (bar.furtherSeries ?? []).map(parseFurtherSeries);
  const all = [...(series ? [{ name: series, volume }] : []), ...further];
  return { DescriptiveDetail: { Collection: all.map(collection), TitleDetail: titleDetail(title) } };
}

const collection = ({ name, volume }: Series): Children => ({
  CollectionType: PUBLISHERS_COLLECTION,
  TitleDetail: titleDetail({ TitleElementLevel: COLLECTION, PartNumber: line(volume), TitleText: line(name) }),
});

const titleDetail = (element: Children) => ({ TitleType: DISTINCTIVE_TITLE, TitleElement: element });
