import { companyOf } from '@titlenet/catalogue/companies';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { type PaperPart, runningHead } from '../../ui/paper/paper-part.ts';

/** The frame of the screen's sheet when the browser prints it. */
export function SheetFrame({ bar }: { bar: SentTitleBar }) {
  const part: PaperPart = {
    name: 'sheet',
    orientation: 'portrait',
    head: runningHead(bar.title, bar.isbn),
    kind: `${companyOf(bar.companyCode).label} Title Sheet`,
  };
  return <PaperFrame parts={[part]} documentTitle={`${part.head} Title Sheet`} />;
}
