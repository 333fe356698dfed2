import { Button } from '@mantine/core';
import { reportDialogDefaults } from '@titlenet/catalogue/constants';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { MAX_TITLE_SHEETS, type ReportRegion, reportRegions } from '@titlenet/catalogue/reports/multiple-reports';
import { isOfferedOn } from '@titlenet/catalogue/reports/reports';
import type { ReactNode } from 'react';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import { focusOnMount } from '../../ui/dialog/focus-on-mount.ts';
import styles from '../../ui/dialog/PrintDialog.module.css';
import { Row, Stack } from '../../ui/layout/primitives.tsx';

export interface ReportChoice {
  readonly region: ReportRegion;
  readonly action: 'print' | 'download' | 'excel';
  /** Of an Excel workbook: a sheet for each title beside those of all titles. */
  readonly hasTitleSheets: boolean;
}

export const usualReportChoice: ReportChoice = { ...reportDialogDefaults, hasTitleSheets: false };

const submitLabels = { print: 'Print', download: 'Download', excel: 'Export to Excel' } as const;

interface ReportChoiceFormProps {
  choice: ReportChoice;
  /** Name of the file that a download gives. */
  fileName: string;
  /** Number of selected titles. */
  count: number;
  onChange: (choice: ReportChoice) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

interface ChoiceProps {
  group: string;
  isChecked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ group, isChecked, onChoose, children }: ChoiceProps) {
  return (
    <Row as="label" gap={8} align="baseline" target className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={isChecked}
        data-autofocus={(group === 'region' && isChecked) || undefined}
        ref={group === 'region' && isChecked ? focusOnMount : undefined}
        onChange={onChoose}
      />
      <span>{children}</span>
    </Row>
  );
}

/** Whether the workbook has a sheet for each title, which many titles cannot have. */
function TitleSheets({ choice, count, onChange }: Pick<ReportChoiceFormProps, 'choice' | 'count' | 'onChange'>) {
  const isPossible = count <= MAX_TITLE_SHEETS;
  return (
    <Row as="label" gap={8} align="baseline" target className={styles.choice} data-disabled={!isPossible || undefined}>
      <input
        type="checkbox"
        checked={isPossible && choice.hasTitleSheets}
        disabled={!isPossible}
        onChange={({ currentTarget: { checked } }) => onChange({ ...choice, hasTitleSheets: checked })}
      />
      <span>
        A sheet for each title
        {!isPossible && <small>For at most {formatCount(MAX_TITLE_SHEETS)} titles</small>}
      </span>
    </Row>
  );
}

/** The choices of the report dialog: the region, then the action (PRINT-26, PRINT-30). */
export function ReportChoiceForm({ choice, fileName, count, onChange, onSubmit, onCancel }: ReportChoiceFormProps) {
  const regions = reportRegions.filter(({ name }) => isOfferedOn({ region: name }, { isHccp: isHccpSite() }));
  return (
    <Stack
      as="form"
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      <Stack as="fieldset" gap={4} className={styles.group}>
        <legend>Region</legend>
        {regions.map(({ name, label }) => (
          <Choice
            key={name}
            group="region"
            isChecked={choice.region === name}
            onChoose={() => onChange({ ...choice, region: name })}
          >
            {label}
          </Choice>
        ))}
      </Stack>
      <Stack as="fieldset" gap={4} className={styles.group}>
        <legend>{count === 1 ? 'Action' : `Action for ${formatCount(count)} titles`}</legend>
        <Choice
          group="action"
          isChecked={choice.action === 'print'}
          onChoose={() => onChange({ ...choice, action: 'print' })}
        >
          Print in a new tab
          <small>One combined report, one title after the other</small>
        </Choice>
        <Choice
          group="action"
          isChecked={choice.action === 'download'}
          onChoose={() => onChange({ ...choice, action: 'download' })}
        >
          Download as an HTML file
          <small>{fileName}, to be read in a browser and printed</small>
        </Choice>
        <Choice
          group="action"
          isChecked={choice.action === 'excel'}
          onChoose={() => onChange({ ...choice, action: 'excel' })}
        >
          Export to Excel
          <small>One workbook: titles, accounts across titles, every account of every title</small>
        </Choice>
        {choice.action === 'excel' && <TitleSheets choice={choice} count={count} onChange={onChange} />}
      </Stack>
      <Row gap={8} justify="end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{submitLabels[choice.action]}</Button>
      </Row>
    </Stack>
  );
}
