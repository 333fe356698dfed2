import { useMediaQuery } from '@mantine/hooks';
import { desktopBreakpoints } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { ReactNode } from 'react';
import { MoreOnThisTitle } from './MoreOnThisTitle.tsx';
import styles from './TitleSheetShell.module.css';

/**
 * The frame of the sheet and of the pages beside it: left panel, where there is one, centre, and the right sidebar,
 * which stacks under the left panel where the page is narrow (UX.md). It is placed by script, not by style alone, so that the focus goes through the page as eyes do.
 */
export function TitleSheetShell({
  bar,
  left,
  children,
}: {
  bar: TitleBar | null;
  left?: ReactNode;
  children: ReactNode;
}) {
  const isWide = useMediaQuery(`(min-width: ${desktopBreakpoints[0]}px)`, true, { getInitialValueInEffect: false });
  const sidebar = <MoreOnThisTitle bar={bar} />;
  const hasLeft = Boolean(left) || !isWide;
  return (
    <div className={styles.shell} data-left={hasLeft || undefined}>
      {hasLeft && (
        <div className={styles.left}>
          {left}
          {!isWide && sidebar}
        </div>
      )}
      <div className={styles.centre}>{children}</div>
      {isWide && <div className={styles.right}>{sidebar}</div>}
    </div>
  );
}
