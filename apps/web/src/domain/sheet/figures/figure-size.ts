/** Figures are drawn in one width, in px, which every centre column and every sheet of paper has. */
export const figureWidth = 640;
/** A bar with its distance to the next one. */
export const barStep = 20;
/** A row of marks above a time line. */
export const timeLineLane = 14;
