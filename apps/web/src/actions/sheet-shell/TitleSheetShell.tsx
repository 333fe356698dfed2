import { useMediaQuery } from '@mantine/hooks';
import { desktopBreakpoints } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type ReactNode, useRef } from 'react';
import { useSmallWindow } from '../../ui/layout/use-small-window.ts';
import { MoreOnThisTitle } from './MoreOnThisTitle.tsx';
import styles from './TitleSheetShell.module.css';
import { useHasMoreBelow } from './use-has-more-below.ts';

/**
 * Layout of the sheet and of the pages beside it: left panel, centre, and right sidebar, which moves under the left
 * panel in a narrow window. The DOM order changes too, so that the focus order matches the visual order.
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
  const isSmall = useSmallWindow();
  const leftBox = useRef<HTMLDivElement>(null);
  const hasMoreBelow = useHasMoreBelow(leftBox);
  const sidebar = <MoreOnThisTitle bar={bar} />;
  const hasLeft = Boolean(left) || !isWide;
  if (isSmall) {
    return (
      <div>
        <div className={styles.centre}>{children}</div>
        <div className={styles.below}>
          {left}
          {sidebar}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.shell} data-left={hasLeft || undefined}>
      {hasLeft && (
        <div ref={leftBox} className={styles.left} data-more-below={hasMoreBelow || undefined}>
          {left}
          {!isWide && sidebar}
        </div>
      )}
      <div className={styles.centre}>{children}</div>
      {isWide && <div className={styles.right}>{sidebar}</div>}
    </div>
  );
}
