import { Button, CloseButton } from '@mantine/core';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
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
    <section aria-labelledby="staged-heading" className={styles.panel}>
      <h2 id="staged-heading">Files to import</h2>
      <ul className={styles.files}>
        {files.map(({ key, file, company, errorText }) => (
          <li key={key} className={styles.staged}>
            <span className={styles.name}>
              {file.name} <span className={styles.muted}>{sizeText(file.size)}</span>
              {errorText && (
                <span role="alert" className={styles.fault}>
                  {errorText}
                </span>
              )}
            </span>
            {namesCompanies(file) ? (
              <span className={styles.muted}>Each line names its company</span>
            ) : (
              <CompanySelect
                label={`Company of ${file.name}`}
                value={company}
                onChange={(chosen) => onCompany(key, chosen)}
              />
            )}
            <CloseButton aria-label={`Remove ${file.name}`} onClick={() => onRemove(key)} />
          </li>
        ))}
      </ul>
      <Button onClick={onImport} loading={isSending}>
        {files.length === 1 ? 'Import 1 file' : `Import ${formatCount(files.length)} files`}
      </Button>
    </section>
  );
}
