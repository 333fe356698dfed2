/** Width of all figures in px; fits the centre column and the printed page. */
export const figureWidth = 640;
/** Height of a bar with its gap, in px. */
export const barStep = 20;
/** Height of a row of marks, in px. */
export const timeLineLane = 14;
