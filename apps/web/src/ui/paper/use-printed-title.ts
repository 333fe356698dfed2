import { localDay } from '@titlenet/catalogue/formatting/days';
import { useRef } from 'react';
import { withoutIsolates } from './paper-part.ts';
import { useBeforePrint } from './use-before-print.ts';

/** Gives the document this title and the day while it is printed: browsers suggest it as the name of the PDF file. */
export function usePrintedTitle(title: string): void {
  const screenTitle = useRef('');
  useBeforePrint(
    () => {
      screenTitle.current = document.title;
      document.title = `${withoutIsolates(title)} ${localDay(new Date())}`;
    },
    () => {
      document.title = screenTitle.current;
    },
  );
}
