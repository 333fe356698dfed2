import { type FieldDefinition, labelOf } from '../field.ts';
import { everyLayout } from '../layouts.ts';
import { packPages } from '../packs/pack-pages.ts';
import { packFacts, packFrame, packNotes } from '../packs/pack-texts.ts';
import type { SectionDefinition } from '../sheet/section.ts';
import { sections } from '../sheet/sections.ts';
import { titleBarFields } from '../title-bar.ts';
import type { BarField } from '../title-bar-fields/bar-field.ts';

type Definition = Pick<FieldDefinition, 'name' | 'label' | 'labels' | 'shown' | 'audience'>;

/** A field with its place on the sheet. */
export interface AudienceRow {
  /** Path as in the history of titles: `bar.price`, `sales.titleTrack.ltdNet`. */
  readonly path: string;
  readonly section: string;
  readonly field: Definition;
}

const barFields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;

/** Every field of the title sheet in its order, columns of tables after their table. */
export const audienceRows: readonly AudienceRow[] = [
  ...barFields.map((field) => ({ path: `bar.${field.name}`, section: 'Title bar', field })),
  ...allSections.flatMap(({ name, label, entries }) =>
    entries.flatMap((entry) => [
      { path: `${name}.${entry.name}`, section: label, field: entry },
      ...('columns' in entry ? entry.columns : []).map((column) => ({
        path: `${name}.${entry.name}.${column.name}`,
        section: label,
        field: column,
      })),
    ]),
  ),
];

const readersOf = ({ audience }: Pick<Definition, 'audience'>) =>
  audience === 'internal' ? '**internal**' : 'accounts';

/** Whether the row is a column with the readers of its table, which the table's name stands for. */
const isImplied = ({ path, field }: AudienceRow): boolean => {
  const table = path.slice(0, path.lastIndexOf('.'));
  return audienceRows.some((row) => row.path === table && row.field.audience === field.audience);
};

const nameOf = ({ path, field }: AudienceRow): string => {
  const labels = [...new Set(everyLayout.map((layout) => labelOf(field, layout)))].join(' / ');
  return `${labels} \`${path.slice(path.indexOf('.') + 1)}\``;
};

/** A section with its fields for accounts and its internal ones. */
const sectionLines: readonly string[] = [
  ...Map.groupBy(
    audienceRows.filter((row) => !isImplied(row)),
    ({ section }) => section,
  ),
].map(([section, rows]) => {
  const names = (isInternal: boolean) =>
    rows.filter(({ field }) => (field.audience === 'internal') === isInternal).map(nameOf);
  return `| ${section} | ${names(false).join(', ')} | ${names(true).join(', ')} |`;
});

/** What a binder has of a pack besides the fields of title sheets. */
const packTexts = [
  ...packFrame.map((text) => ({ ...text, part: 'Pack' })),
  ...[...packFacts, ...packNotes].map((text) => ({ ...text, part: 'Title of a pack' })),
  ...packPages.map((page) => ({ ...page, part: `Pages: ${page.group}` })),
];

const packLines: readonly string[] = [...Map.groupBy(packTexts, (text) => `| ${text.part} | ${readersOf(text)} |`)].map(
  ([line, texts]) => `${line} ${texts.map(({ label }) => label).join(', ')} |`,
);

/** @returns the document `docs/requirements/audience.md`: who may read each field on paper and in files. */
export function audienceDocument(): string {
  return `# Readers of each field

Who may read a field on paper and in files (G-423). *internal*: the house only; prints and files *for accounts* leave it
out. *accounts*: buyers may read it too. Columns of a table have its readers, except those that are named themselves.

This document is written from the definitions: \`npx vitest run --project unit packages/catalogue/src/audience -u\`.

| section | accounts | **internal** |
|---|---|---|
${sectionLines.join('\n')}

## Binders of packs

What a pack adds in its binder. A page for accounts has only the fields that are for accounts in the table above.

| part | readers | texts or pages |
|---|---|---|
${packLines.join('\n')}
`;
}
