import { Button, CloseButton } from '@mantine/core';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Grid, Stack, Text } from '../../ui/layout/primitives.tsx';
import { CompanySelect } from './CompanySelect.tsx';
import styles from './Imports.module.css';
import { sizeText } from './import-labels.ts';

/** A dropped file that is not uploaded yet. */
export interface StagedFile {
  readonly key: number;
  readonly file: File;
  readonly company: CompanyCode | undefined;
  /** Why the server refused it. */
  readonly errorText?: string;
}

/** In the house feed each line names its company. */
const namesCompanies = (file: File) => /\.(ndjson|jsonl|json)$/i.test(file.name);

interface StagedFilesProps {
  files: readonly StagedFile[];
  isSending: boolean;
  onCompany: (key: number, company: CompanyCode | undefined) => void;
  onRemove: (key: number) => void;
  onImport: () => void;
}

/** The dropped files with their companies, before the upload. */
export function StagedFiles({ files, isSending, onCompany, onRemove, onImport }: StagedFilesProps) {
  return (
    <Stack
      aria-labelledby="staged-heading"
      as="section"
      panel
      gap={12}
      justify="start"
      pad={16}
      className={styles.panel}
    >
      <h2 id="staged-heading">Files to import</h2>
      <Stack as="ul" wide>
        {files.map(({ key, file, company, errorText }) => (
          <Grid key={key} as="li" gap={16} align="center" rule="top" className={styles.staged}>
            <Text breaks className={styles.name}>
              {file.name} <Text tone="muted">{sizeText(file.size)}</Text>
              {errorText && (
                <Text role="alert" tone="danger" className={styles.fault}>
                  {errorText}
                </Text>
              )}
            </Text>
            {namesCompanies(file) ? (
              <Text tone="muted">Each line names its company</Text>
            ) : (
              <CompanySelect
                label={`Company of ${file.name}`}
                value={company}
                onChange={(chosen) => onCompany(key, chosen)}
              />
            )}
            <CloseButton aria-label={`Remove ${file.name}`} onClick={() => onRemove(key)} />
          </Grid>
        ))}
      </Stack>
      <Button onClick={onImport} loading={isSending}>
        {files.length === 1 ? 'Import 1 file' : `Import ${formatCount(files.length)} files`}
      </Button>
    </Stack>
  );
}
