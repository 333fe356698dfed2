import { Button } from '@mantine/core';
import type { PrintableOptions } from '@titlenet/catalogue/addresses';
import { MAX_PRINT_NOW_TITLES, MAX_TIP_SHEETS, sheetFileNames } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ReactNode, useId } from 'react';
import { focusOnMount } from '../../ui/dialog/focus-on-mount.ts';
import dialogStyles from '../../ui/dialog/PrintDialog.module.css';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import type { FileFormat } from './title-sheet-file.ts';

type Output = 'print' | FileFormat;

/** Kinds of sheets: everything about a title, or one page for a buyer. */
export type SheetKind = 'title' | 'tip';

/** What the dialog was asked for. */
export interface PrintChoice {
  readonly sheet: SheetKind;
  readonly options: PrintableOptions;
  readonly output: Output;
}

type Flag = Exclude<keyof PrintableOptions, 'audience'>;

/** Labels of PRINT-01 to PRINT-05. */
const optionLabels: readonly [Flag, string][] = [
  ['isSuppressBlankSubHeadings', 'Suppress Blank Sub-headings'],
  ['isShowOnlyFirstQuotes', 'Show Only First 3 Quotes'],
  ['isShowCoopInformation', 'Show Co-Op Information'],
  ['isShowContractInformation', 'Show Contract Information'],
  ['isSuppressEditorScript', 'Suppress Editor Script'],
];

const sheets: readonly [SheetKind, Audience, string, string][] = [
  ['title', 'internal', 'Title sheet', 'Everything about a title, on as many pages as it needs'],
  ['tip', 'accounts', 'Tip sheet', 'One page per title, for a buyer'],
];

/** Options that decide on internal sections and fields, which accounts never get. */
const internalOptions: readonly Flag[] = [
  'isShowCoopInformation',
  'isShowContractInformation',
  'isSuppressEditorScript',
];

const audiences: readonly [Audience, string, string][] = [
  ['internal', 'Internal', 'Everything that the house may read'],
  ['accounts', 'For accounts', 'Without contracts, people in house, internal sell points, co-op and sales figures'],
];

/** The name of a file is that of its sheets. */
const outputsOf = (sheet: SheetKind): readonly [Output, string, string][] => [
  [
    'print',
    'Print now in a new tab',
    sheet === 'tip'
      ? 'To be printed, or saved as a PDF, from the browser'
      : `Choose this if you have selected ${MAX_PRINT_NOW_TITLES} or fewer titles...`,
  ],
  ['word', 'Download as a Word file', `${sheetFileNames[sheet].word}, to be edited or mailed`],
  ['html', 'Download as an HTML file', `${sheetFileNames[sheet].html}, to be read in a browser and printed`],
];

/** @returns the number of titles up to which sheets are printed in a new tab */
export const maxPrintNow = (sheet: SheetKind): number => (sheet === 'tip' ? MAX_TIP_SHEETS : MAX_PRINT_NOW_TITLES);

const disabledNote = (sheet: SheetKind) =>
  `This option has been disabled because you have selected more than ${formatCount(maxPrintNow(sheet))} titles.`;

interface RadioProps {
  group: string;
  isChecked: boolean;
  isDisabled?: boolean;
  hasFocus?: boolean;
  isBack?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Radio({ group, isChecked, isDisabled, hasFocus, isBack, onChoose, children }: RadioProps) {
  return (
    <Row
      as="label"
      gap={8}
      align="baseline"
      target
      className={dialogStyles.choice}
      data-disabled={isDisabled || undefined}
    >
      <input
        type="radio"
        name={group}
        checked={isChecked}
        disabled={isDisabled}
        data-autofocus={hasFocus || undefined}
        ref={isBack ? focusOnMount : undefined}
        onChange={onChoose}
      />
      <span>{children}</span>
    </Row>
  );
}

interface SheetOptionsProps {
  options: PrintableOptions;
  onChange: (options: PrintableOptions) => void;
}

/** Options of title sheets; a tip sheet has a fixed outline. */
function SheetOptions({ options, onChange }: SheetOptionsProps) {
  return (
    <Stack as="fieldset" gap={4} className={dialogStyles.group}>
      <legend>Options</legend>
      {optionLabels.map(([name, label]) => {
        const isDisabled = options.audience === 'accounts' && internalOptions.includes(name);
        return (
          <Row
            key={name}
            as="label"
            gap={8}
            align="baseline"
            target
            className={dialogStyles.choice}
            data-disabled={isDisabled || undefined}
          >
            <input
              type="checkbox"
              checked={options[name] && !isDisabled}
              disabled={isDisabled}
              onChange={(event) => onChange({ ...options, [name]: event.currentTarget.checked })}
            />
            <span>{label}</span>
          </Row>
        );
      })}
    </Stack>
  );
}

interface PrintTitleSheetsFormProps {
  count: number;
  choice: PrintChoice;
  /** The form is shown again after a failure: its output has the focus. */
  isBack: boolean;
  onChange: (choice: PrintChoice) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Another kind of sheet, for its usual readers; an output that it does not have for so many titles is replaced. */
function withSheet(choice: PrintChoice, sheet: SheetKind, audience: Audience, count: number): PrintChoice {
  const output = choice.output === 'print' && count > maxPrintNow(sheet) ? 'html' : choice.output;
  return { sheet, output, options: { ...choice.options, audience } };
}

/** The choices of the print dialog: readers, options and output. */
export function PrintTitleSheetsForm(props: PrintTitleSheetsFormProps) {
  const { count, choice, isBack, onChange, onSubmit, onCancel } = props;
  const { sheet, options, output } = choice;
  const group = useId();
  const isPrintDisabled = count > maxPrintNow(sheet);
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
      <Stack as="fieldset" gap={4} className={dialogStyles.group}>
        <legend>Sheet</legend>
        {sheets.map(([name, audience, label, hint]) => (
          <Radio
            key={name}
            group={`${group}-sheet`}
            isChecked={sheet === name}
            onChoose={() => onChange(withSheet(choice, name, audience, count))}
          >
            {label}
            <small>{hint}</small>
          </Radio>
        ))}
      </Stack>
      <Stack as="fieldset" gap={4} className={dialogStyles.group}>
        <legend>Readers</legend>
        {audiences.map(([audience, label, hint]) => (
          <Radio
            key={audience}
            group={`${group}-readers`}
            isChecked={options.audience === audience}
            onChoose={() => onChange({ ...choice, options: { ...options, audience } })}
          >
            {label}
            <small>{hint}</small>
          </Radio>
        ))}
      </Stack>
      {sheet === 'title' && (
        <SheetOptions options={options} onChange={(next) => onChange({ ...choice, options: next })} />
      )}
      <Stack as="fieldset" gap={4} className={dialogStyles.group}>
        <legend>{count === 1 ? 'Output' : `Output of ${formatCount(count)} titles`}</legend>
        {outputsOf(sheet).map(([name, label, hint]) => {
          const isDisabled = name === 'print' && isPrintDisabled;
          return (
            <Radio
              key={name}
              group={`${group}-output`}
              isChecked={output === name}
              isDisabled={isDisabled}
              hasFocus={output === name}
              isBack={isBack && output === name}
              onChoose={() => onChange({ ...choice, output: name })}
            >
              {label}
              <small>{hint}</small>
              {isDisabled && <small>{disabledNote(sheet)}</small>}
            </Radio>
          );
        })}
      </Stack>
      <Row gap={8} justify="end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{output === 'print' ? 'Print' : 'Download'}</Button>
      </Row>
    </Stack>
  );
}
