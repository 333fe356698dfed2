import { useMediaQuery } from '@mantine/hooks';

/** A phone or tablet; the style sheets have the same condition. Desktops keep their minimum width (NAV-07). */
const SMALL_WINDOW = '(width <= 820px) and (pointer: coarse)';

/** True in the window of a phone or tablet, where grids are cards and the header is a line of buttons (G-590). */
export const useSmallWindow = (): boolean => useMediaQuery(SMALL_WINDOW, false, { getInitialValueInEffect: false });
