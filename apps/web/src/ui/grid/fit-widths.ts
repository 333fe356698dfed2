/** Width in px by column name. */
export type ColumnWidths = Readonly<Record<string, number>>;

interface FittedColumn {
  readonly name: string;
  readonly width: number;
  readonly minimumWidth?: number;
}

/**
 * Fits columns into the width there is: those that may give way share what is missing, each by the room it has down to
 * its least width, and share what is left over by their widths. Widths that the person chose stay. Where not even the
 * least widths fit, the grid scrolls anyway, and every column has the width at which it reads well.
 *
 * @param available width in px inside the grid; 0 while it is not known, which leaves every width as it is
 * @param chosen widths by column name that the person gave
 * @returns the width of every column, in whole px
 */
export function fitWidths(columns: readonly FittedColumn[], available: number, chosen: ColumnWidths): ColumnWidths {
  const wanted = columns.map((column) => ({ ...column, width: chosen[column.name] ?? column.width }));
  const flexible = wanted.filter((column) => column.minimumWidth !== undefined && chosen[column.name] === undefined);
  const total = wanted.reduce((sum, column) => sum + column.width, 0);
  const widths: Record<string, number> = Object.fromEntries(wanted.map(({ name, width }) => [name, width]));
  const missing = available === 0 ? 0 : available - total;
  const weightOf = ({ width, minimumWidth = width }: FittedColumn) => (missing < 0 ? width - minimumWidth : width);
  const weights = flexible.reduce((sum, column) => sum + weightOf(column), 0);
  if (weights === 0 || missing < -weights) return widths;
  let given = 0;
  let weighed = 0;
  for (const column of flexible) {
    weighed += weightOf(column);
    // Rounded on the running sum, so that the whole comes out to the pixel.
    const upToHere = Math.round((missing * weighed) / weights);
    widths[column.name] = column.width + upToHere - given;
    given = upToHere;
  }
  return widths;
}
