import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { coverWidths, marketingSheetImagesAtMost } from '@titlenet/catalogue/constants';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import { getChMarketingSheet } from '@titlenet/contract/marketing-sheets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MissingTitlesPage } from '../../actions/printing/MissingTitlesPage.tsx';
import paper from '../../actions/printing/paper.module.css';
import { type MissingTitle, titlesNotFound } from '../../actions/printing/printable-title.ts';
import { titlePartName } from '../../actions/printing/sheet-parts.ts';
import { waitForPictures } from '../../actions/printing/wait-for-layout.ts';
import { coverAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { loadFailures } from '../../domain/sheet/use-title.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { PaperContents } from '../../ui/paper/PaperContents.tsx';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import { type MarketingSheetAddress, marketingSheetAddress } from './marketing-sheet-address.ts';
import { marketingSheetRun } from './marketing-sheet-run.ts';
import { PrintedMarketingSheet } from './PrintedMarketingSheet.tsx';
import { useMarketingSheetDownload } from './use-marketing-sheet-download.ts';

interface SheetsProps {
  sheets: readonly MarketingSheet[];
  address: MarketingSheetAddress;
}

/** True once all pictures have loaded or failed, or after W3. */
function usePicturesAreReady(element: React.RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    if (element.current)
      void waitForPictures(element.current, marketingSheetImagesAtMost).then(() => {
        if (!isUnmounted) setReady(true);
      });
    return () => {
      isUnmounted = true;
    };
  }, [element]);
  return isReady;
}

function statusText(count: number, asked: number, isReady: boolean, outcome: string | null): string {
  if (outcome) return outcome;
  const missing = asked - count;
  const notFound = missing > 0 ? `; ${formatCount(missing)} of ${formatCount(asked)} not found` : '';
  return isReady
    ? `${formatCount(count)} of ${formatCount(asked)} ready to print${notFound}`
    : `0 of ${formatCount(asked)} ready`;
}

function MarketingSheets({ sheets, address }: SheetsProps) {
  const { pictures } = useConfiguration();
  const element = useRef<HTMLDivElement>(null);
  const isReady = usePicturesAreReady(element);
  const covers = sheets.map(({ companyCode, content: { isbn13 } }) =>
    isbn13 && hasPicture(isbn13) ? coverAddress(pictures, { companyCode, isbn: isbn13 }, coverWidths.thumbnail) : null,
  );
  const hasMissing = notFound(address.productIds, sheets).length > 0;
  const run = useMemo(() => marketingSheetRun(sheets, hasMissing), [sheets, hasMissing]);
  const counted = useCountedPages(run.parts, isReady);
  const [isWordRequested, setWordRequested] = useState(false);
  const outcome = useMarketingSheetDownload({
    sheet: sheets[0],
    page: element,
    isShowCoop: address.isShowCoop,
    isDownload: address.isDownload,
    isRequested: isWordRequested,
    isReady,
  });
  return (
    <div ref={element}>
      <div className={paper.bar}>
        <span role="status">{statusText(sheets.length, address.productIds.length, isReady, outcome)}</span>
        <div className={paper.actions}>
          {sheets.length === 1 && !address.isDownload && (
            <Button variant="default" disabled={!isReady} onClick={() => setWordRequested(true)}>
              Download as a Word file
            </Button>
          )}
          <Button disabled={!isReady} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <PaperFrame parts={run.parts} counted={counted} documentTitle={run.title} />
      {sheets.length > 1 && <PaperContents parts={run.parts} counted={counted} isPaperOnly />}
      {sheets.map((sheet, index) => (
        <PrintedMarketingSheet
          key={`${sheet.companyCode}-${sheet.productId}`}
          sheet={sheet}
          isShowCoop={address.isShowCoop}
          cover={covers[index] ?? null}
          partName={titlePartName(index)}
        />
      ))}
    </div>
  );
}

/** Numbers of the address without a sheet. */
const notFound = (productIds: readonly number[], sheets: readonly MarketingSheet[]): MissingTitle[] =>
  titlesNotFound(productIds.filter((id) => !sheets.some(({ productId }) => productId === id)).map(String));

/** Children's marketing sheets on paper, one for each product id of the address [CHMS-01]. */
export function MarketingSheetScreen() {
  const location = useLocation();
  const address = marketingSheetAddress(location.query);
  const { data, isError, refetch } = useQuery({
    queryKey: ['marketingSheets', address.productIds],
    queryFn: ({ signal }) =>
      callApi(getChMarketingSheet, { body: { productIds: [...address.productIds] } }, { signal }),
    enabled: address.productIds.length > 0,
  });
  const isEmpty = address.productIds.length === 0 || data?.length === 0;
  return (
    <div className={paper.page}>
      <h1 className="visually-hidden">CH Marketing Sheet</h1>
      {isError && (
        <div role="alert">
          <p>{loadFailures.network}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {isEmpty && <p>No titles found</p>}
      {data && data.length > 0 && <MarketingSheets key={location.address} sheets={data} address={address} />}
      {data && <MissingTitlesPage missing={notFound(address.productIds, data)} />}
    </div>
  );
}
