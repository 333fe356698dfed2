import { Button } from '@mantine/core';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { downloadRejected, type ImportRun, retryImport } from '@titlenet/contract/imports';
import { useState } from 'react';
import { callApi } from '../../ui/api/call-api.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { CauseTable } from './CauseTable.tsx';
import { CompanySelect } from './CompanySelect.tsx';
import styles from './Imports.module.css';
import { companyText, kindLabels, starterOf } from './import-labels.ts';
import { RejectedTable } from './RejectedTable.tsx';
import { useRefreshImports } from './use-imports.ts';
import { WarningTable } from './WarningTable.tsx';

function RecordActions({ run }: { run: ImportRun }) {
  const refresh = useRefreshImports();
  const [company, setCompany] = useState<CompanyCode>();
  const download = async (as: 'reasons' | 'records') => {
    const file = await callApi(downloadRejected, { params: { runId: run.id }, query: { as } }).catch(() => undefined);
    if (file) saveFile(file);
  };
  const retry = async () => {
    await callApi(retryImport, { params: { runId: run.id }, body: { company } }).catch(() => undefined);
    await refresh();
  };
  const goesByImprint = run.kind === 'onix' && run.company === null;
  return (
    <Row gap={8} wrap>
      <Button variant="default" onClick={() => void download('reasons')}>
        Download {run.counts?.rejected ? 'reasons' : 'warnings'}
      </Button>
      {run.retriable > 0 && (
        <>
          <Button variant="default" onClick={() => void download('records')}>
            Download records
          </Button>
          {goesByImprint && <CompanySelect label="Company of the records" value={company} onChange={setCompany} />}
          <Button onClick={() => void retry()}>Try {formatCount(run.retriable)} again</Button>
        </>
      )}
    </Row>
  );
}

/** The complete report of one import. */
export function RunReport({ run }: { run: ImportRun }) {
  const { counts } = run;
  const facts = [
    ['Read as', kindLabels[run.kind]],
    ['Company', run.kind === 'demo' ? null : companyText(run.company)],
    ['Started', `${timeText(run.startedAt)} by ${starterOf(run)}`],
    ['Finished', run.finishedAt ? timeText(run.finishedAt) : null],
    ['Older than known', counts?.older ? formatCount(counts.older) : null],
    ['Warnings', counts?.warnings ? formatCount(counts.warnings) : null],
    ['Against the rules of ONIX', counts?.faults ? formatCount(counts.faults) : null],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <div className={styles.report}>
      <Row as="dl" wrap className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" text="label" tone="muted">
              {label}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
      {run.outcome === 'killed' && (
        <p>The import was interrupted. The records read before are imported; import the file again for the rest.</p>
      )}
      {run.unreadable && (
        <Text as="p" tone="danger" className={styles.fault}>
          {counts?.read ? 'The rest cannot be read: ' : 'Nothing could be read: '}
          {run.unreadable}
        </Text>
      )}
      {run.notices.map((notice) => (
        <p key={notice}>Note: {notice}</p>
      ))}
      {counts && (counts.rejected > 0 || counts.warnings > 0) && <RecordActions run={run} />}
      {counts && counts.rejected > 0 && <CauseTable runId={run.id} />}
      {counts && counts.rejected > 0 && <RejectedTable runId={run.id} />}
      {counts && counts.warnings > 0 && <WarningTable runId={run.id} />}
      {counts?.faults ? <WarningTable runId={run.id} kind="faults" /> : null}
    </div>
  );
}
