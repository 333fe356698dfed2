import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  deletedTitle,
  type ListedTeamNote,
  type TeamNoteKind,
  teamNoteColumns,
  teamNoteKinds,
} from '@titlenet/catalogue/lists/team-note-list';
import { listTeamNotes } from '@titlenet/contract/team-notes';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { localWireTime } from '../../ui/dates/time-text.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { exportTitleTable } from './export-table.ts';
import { CompanySelect } from './ListChoices.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';
import { listQueryOptions } from './list-query.ts';
import { teamNotesOf } from './team-notes-query.ts';

const teamNoteList: ListDefinition<ListedTeamNote> = {
  name: 'teamNotes',
  columns: teamNoteColumns,
  titleOf: (row) => row,
  hasSheet: ({ titleState }) => titleState !== deletedTitle,
  hasCovers: false,
  order: [{ id: 'day', desc: true }],
  noun: { one: 'note or tag', many: 'notes and tags' },
  exportRows: (rows, list) => exportTitleTable(teamNoteColumns, rows, list),
};

const kinds: readonly { value: TeamNoteKind | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'note', label: `${teamNoteKinds.note}s` },
  { value: 'tag', label: `${teamNoteKinds.tag}s` },
];
const states = [
  { value: '', label: 'All' },
  { value: 'true', label: deletedTitle },
] as const;

/** Notes and tags of the user's companies, those of deleted titles too, which have no sheet [NOTE-11, NOTE-12]. */
export function TeamNotesScreen() {
  const location = useLocation();
  const goTo = useGoTo();
  const wanted = teamNotesOf(location.query);
  const { kind, companyCode, deleted } = wanted;
  const query = useQuery({
    ...listQueryOptions,
    queryKey: ['list', 'teamNotes', kind, companyCode, deleted],
    queryFn: async ({ signal }) => {
      const list = await callApi(listTeamNotes, { query: wanted }, { signal });
      // The day of the reader, as on the title sheet; the server sends the time in UTC.
      return { ...list, data: list.data.map((row) => ({ ...row, day: localWireTime(row.day) })) };
    },
  });
  const { total = 0, data = [] } = query.data ?? {};
  const count = total > data.length ? `, the newest ${formatCount(data.length)} of ${formatCount(total)}` : '';
  const description = `What the teams of your companies have written on titles${count}`;
  const change = (part: typeof wanted) => goTo(addressOf('/teamNotes', { ...wanted, ...part }), { replace: true });
  return (
    <ListFrame
      heading="Notes & Tags"
      description={description}
      query={query}
      countOf={(list) => list.data.length}
      emptyText="No notes and tags. They are written below the sections of a title sheet."
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <ListSelect
            label="Kind"
            isNarrow
            value={kind ?? ''}
            choices={kinds}
            onChange={(chosen) => change({ kind: chosen || undefined })}
          />
          <ListSelect
            label="Titles"
            isNarrow
            value={deleted ?? ''}
            choices={states}
            onChange={(chosen) => change({ deleted: chosen || undefined })}
          />
          <CompanySelect companyCode={companyCode} onChange={(code) => change({ companyCode: code })} />
        </Row>
      }
    >
      {(list) => (
        <ListGrid
          key={`${kind}${companyCode}${deleted}`}
          definition={teamNoteList}
          rows={list.data}
          label="Notes & Tags"
          description={description}
        />
      )}
    </ListFrame>
  );
}
