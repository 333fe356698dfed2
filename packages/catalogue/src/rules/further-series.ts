/** A series behind the first one, as the title bar has it: 'Classics', with a volume number 'Classics (3)'. */
export interface Series {
  readonly name: string;
  readonly volume: string | undefined;
}

export const furtherSeriesText = ({ name, volume }: Series): string => (volume ? `${name} (${volume})` : name);

/** The series of a text of `furtherSeriesText`; brackets at the end of a name count as its volume number. */
export function parseFurtherSeries(text: string): Series {
  const start = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  return start > 0
    ? { name: text.slice(0, start), volume: text.slice(start + 2, -1) }
    : { name: text, volume: undefined };
}
