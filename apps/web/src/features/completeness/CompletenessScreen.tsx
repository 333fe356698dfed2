import { useQuery } from '@tanstack/react-query';
import { type CompletenessGrouping, completenessGroupings } from '@titlenet/catalogue/completeness/completeness-report';
import { type CompletenessReportResponse, getCompleteness } from '@titlenet/contract/completeness';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Page, Panel, Row } from '../../ui/layout/primitives.tsx';
import styles from './Completeness.module.css';
import { GroupTable } from './GroupTable.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { MissingFacts } from './MissingFacts.tsx';
import { SenderFaults } from './SenderFaults.tsx';
import { Summary } from './Summary.tsx';

/** The faults of records are counted by sender, completeness by the other groupings. */
const BY_SENDER = { name: 'sender', label: 'Sender' } as const;

function Groupings({ by }: { by: CompletenessGrouping | 'sender' }) {
  return (
    <Row aria-label="Group by" as="nav" gap={4} className={styles.groupings}>
      {[...completenessGroupings, BY_SENDER].map(({ name, label }) => (
        <AddressLink
          key={name}
          to={addressOf('/completeness', { by: name })}
          aria-current={name === by ? 'page' : undefined}
        >
          {label}
        </AddressLink>
      ))}
    </Row>
  );
}

function Report({
  by,
  heading,
  report,
}: {
  by: CompletenessGrouping;
  heading: string;
  report: CompletenessReportResponse;
}) {
  const { all, unrated, groups, countedAt } = report;
  if (all.titles === 0)
    return (
      <Panel as="p" pad={16} className={styles.panel}>
        There are no titles.
      </Panel>
    );
  return (
    <>
      <Summary by={by} all={all} unrated={unrated} countedAt={countedAt} />
      <GroupTable by={by} heading={heading} groups={groups} />
      <MissingFacts by={by} all={all} />
    </>
  );
}

function LevelReport({ grouping }: { grouping: (typeof completenessGroupings)[number] }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['completeness', grouping.name],
    queryFn: ({ signal }) => callApi(getCompleteness, { params: { by: grouping.name } }, { signal }),
    staleTime: 0,
  });
  return (
    <>
      {data && <Report by={grouping.name} heading={grouping.label} report={data} />}
      {!data && !isError && <p role="status">Counting titles…</p>}
      {isError && <LoadingFailed onRetry={() => void refetch()} />}
    </>
  );
}

/** How complete the titles of the person's companies are: gold, silver, bronze, none; and the faults of their senders. */
export function CompletenessScreen() {
  const { query } = useLocation();
  const by = queryValue(query, 'by');
  const grouping = completenessGroupings.find(({ name }) => name === by) ?? completenessGroupings[0];
  const isBySender = by === BY_SENDER.name;
  return (
    <Page as="section" aria-labelledby="completeness-heading">
      <Row gap="8 24" align="center" wrap>
        <h1 id="completeness-heading">Completeness</h1>
        <Groupings by={isBySender ? BY_SENDER.name : grouping.name} />
      </Row>
      {isBySender ? <SenderFaults chosen={queryValue(query, 'sender')} /> : <LevelReport grouping={grouping} />}
    </Page>
  );
}
