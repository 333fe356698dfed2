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

const companiesOf = ({ shown }: Definition): string => {
  if (shown.length === 0) return 'none';
  return shown.length === everyLayout.length ? 'all' : shown.join(' ');
};

const readersOf = ({ audience }: Pick<Definition, 'audience'>) =>
  audience === 'internal' ? '**internal**' : 'accounts';

const lineOf = ({ path, section, field }: AudienceRow): string => {
  const labels = [...new Set(everyLayout.map((layout) => labelOf(field, layout)))].join(' / ');
  return `| ${section} | \`${path}\` | ${labels} | ${companiesOf(field)} | ${readersOf(field)} |`;
};

/** What a binder has of a pack besides the fields of title sheets. */
const packLines: readonly string[] = [
  ...packFrame.map((text) => `| Pack | ${text.label} | ${readersOf(text)} |`),
  ...packFacts.map((fact) => `| Title of a pack | ${fact.label} | ${readersOf(fact)} |`),
  ...packNotes.map((note) => `| Title of a pack | ${note.label} | ${readersOf(note)} |`),
  ...packPages.map((page) => `| Pages: ${page.group} | ${page.label} | ${readersOf(page)} |`),
];

/** @returns the document `docs/requirements/audience.md`: who may read each field on paper and in files. */
export function audienceDocument(): string {
  return `# Readers of each field

Who may read a field on paper and in files (G-423). *internal*: the house only; prints and files *for accounts* leave it
out. *accounts*: buyers may read it too. A table that is internal is internal with all its columns. Companies are the
letters of the visibility matrix in [decisions.md](decisions.md).

This table is written from the definitions: \`npx vitest run --project unit packages/catalogue/src/audience -u\`.

| section | field | label | companies | readers |
|---|---|---|---|---|
${audienceRows.map(lineOf).join('\n')}

## Binders of packs

What a pack adds in its binder. A page for accounts has only the fields that are for accounts in the table above.

| part | text or page | readers |
|---|---|---|
${packLines.join('\n')}
`;
}
