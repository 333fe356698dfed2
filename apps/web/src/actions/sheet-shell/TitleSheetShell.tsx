import { useMediaQuery } from '@mantine/hooks';
import { desktopBreakpoints } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type ReactNode, useRef } from 'react';
import { Grid, Stack, Text } from '../../ui/layout/primitives.tsx';
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
        <Text as="div" shrink className={styles.centre}>
          {children}
        </Text>
        <Stack gap={12} above={12} className={styles.below}>
          {left}
          {sidebar}
        </Stack>
      </div>
    );
  }
  return (
    <Grid gap={16} className={styles.shell} data-left={hasLeft || undefined}>
      {hasLeft && (
        <div ref={leftBox} className={styles.left} data-more-below={hasMoreBelow || undefined}>
          {left}
          {!isWide && sidebar}
        </div>
      )}
      <Text as="div" shrink className={styles.centre}>
        {children}
      </Text>
      {isWide && <div className={styles.right}>{sidebar}</div>}
    </Grid>
  );
}
