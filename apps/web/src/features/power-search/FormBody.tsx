import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@tanstack/react-store';
import {
  type Criterion,
  type CriterionGroup,
  criterionGroups,
  type FlagCriterion,
} from '@titlenet/catalogue/power-search/criterion';
import { criterionOf, type PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { filledCriteria } from '@titlenet/catalogue/power-search/values';
import { labelOfCriterion } from '../../domain/power-search/search-count.ts';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import { distributeOverColumns } from './columns.ts';
import { FormGroup } from './FormGroup.tsx';
import { useSearchForm } from './form-context.ts';
import { useFromValues } from './form-store.ts';
import styles from './PowerSearch.module.css';
import { CriterionRow } from './rows/CriterionRow.tsx';

interface Group {
  readonly name: CriterionGroup;
  readonly label: string;
  readonly rows: readonly { criterion: Criterion; ticks: readonly FlagCriterion[] }[];
}

/** The groups of a form that have rows, each row with its checkboxes. */
function groupsOf({ criteria }: PowerSearchForm): Group[] {
  const ticksIn = (name: string) =>
    criteria.filter((tick): tick is FlagCriterion => tick.kind === 'flag' && tick.inRowOf === name);
  return criterionGroups
    .map(({ name, label }) => ({
      name,
      label,
      rows: criteria
        .filter((criterion) => criterion.group === name && !criterion.inRowOf)
        .map((criterion) => ({ criterion, ticks: ticksIn(criterion.name) })),
    }))
    .filter((group) => group.rows.length > 0);
}

/** Number of columns that fit into the window. */
function useColumnCount(): number {
  const isWide = useMediaQuery('(width >= 1280px)', undefined, { getInitialValueInEffect: false });
  const isVeryWide = useMediaQuery('(width >= 1920px)', undefined, { getInitialValueInEffect: false });
  if (isVeryWide) return 3;
  return isWide ? 2 : 1;
}

/** Height of a group in rows; its caption and frame count as two. */
const heightOf = (group: Group) => 2 + group.rows.length;

interface FormBodyProps {
  collapsed: ReadonlySet<CriterionGroup>;
  onCollapse: (group: CriterionGroup, isCollapsed: boolean) => void;
}

function GroupOfRows({ group, collapsed, onCollapse }: FormBodyProps & { group: Group }) {
  const { form, store, blocking } = useSearchForm();
  const isCollapsed = collapsed.has(group.name);
  const setCount = useFromValues(
    store,
    (values) => filledCriteria(form, values).filter((criterion) => criterion.group === group.name).length,
  );
  const blockingLabels = useSelector(blocking, (criteria) =>
    criteria
      .filter(({ criterion }) => criterionOf(form, criterion)?.group === group.name)
      .map(({ criterion }) => labelOfCriterion(form, criterion))
      .join(' or '),
  );
  return (
    <FormGroup
      label={group.label}
      setCount={setCount}
      blocking={blockingLabels}
      isCollapsed={isCollapsed}
      onCollapse={(isNowCollapsed) => onCollapse(group.name, isNowCollapsed)}
    >
      {group.rows.map(({ criterion, ticks }) => (
        <CriterionRow key={criterion.name} criterion={criterion} ticks={ticks} />
      ))}
    </FormGroup>
  );
}

/** All groups of a form in columns. Collapsing a group does not move others between columns. */
export function FormBody(props: FormBodyProps) {
  const { form } = useSearchForm();
  const groups = groupsOf(form);
  const columns = distributeOverColumns(groups.map(heightOf), useColumnCount());
  return (
    <Row gap={16} align="start" className={styles.columns}>
      {columns.map((numbers) => (
        <Stack key={numbers[0]} gap={16} grow shrink className={styles.column}>
          {groups
            .filter((_, number) => numbers.includes(number))
            .map((group) => (
              <GroupOfRows key={group.name} group={group} {...props} />
            ))}
        </Stack>
      ))}
    </Row>
  );
}
