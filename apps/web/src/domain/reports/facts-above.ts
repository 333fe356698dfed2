/** What a page shows of a title above its report: texts by names of the report's header. */
export type FactsAbove = ReadonlyMap<string, string>;
