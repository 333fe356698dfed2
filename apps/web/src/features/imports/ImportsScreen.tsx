import type { CompanyCode } from '@titlenet/catalogue/companies';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../ui/api/api-error.ts';
import { Page } from '../../ui/layout/primitives.tsx';
import { showError } from '../../ui/toasts/toasts.ts';
import { DropArea } from './DropArea.tsx';
import { runSummary } from './import-labels.ts';
import { QueueList } from './QueueList.tsx';
import { RunTable } from './RunTable.tsx';
import { type StagedFile, StagedFiles } from './StagedFiles.tsx';
import { startUpload } from './upload.ts';
import { isOpen, useImportQueue, useRefreshImports } from './use-imports.ts';

let lastKey = 0;
const staged = (file: File): StagedFile => ({
  key: ++lastKey,
  file,
  company: undefined,
  ...(file.size === 0 && { errorText: 'The file is empty.' }),
});

/** Message for screen readers about imports that finished while the page is open. */
function useCompletionMessage(jobs: ReturnType<typeof useImportQueue>['data']): string {
  const previouslyOpen = useRef(new Set<number>());
  const [message, setMessage] = useState('');
  useEffect(() => {
    const ended = jobs?.filter((job) => !isOpen(job) && previouslyOpen.current.has(job.id)) ?? [];
    previouslyOpen.current = new Set(jobs?.filter(isOpen).map(({ id }) => id));
    const summaries = ended.flatMap((job) =>
      job.runs.length > 0 ? job.runs.map(runSummary) : [`${job.fileName}: ${job.state}.`],
    );
    if (summaries.length > 0) setMessage(summaries.join(' '));
  }, [jobs]);
  return message;
}

/** Uploads: drop files, watch the queue, read the reports. Administrators only. */
export function ImportsScreen() {
  const { data: jobs = [] } = useImportQueue();
  const refresh = useRefreshImports();
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  const [isSending, setIsSending] = useState(false);
  const message = useCompletionMessage(jobs);

  const send = async () => {
    setIsSending(true);
    for (const one of files.filter(({ file }) => file.size > 0)) {
      try {
        const { sent } = await startUpload(one.file, one.company);
        setFiles((all) => all.filter(({ key }) => key !== one.key));
        sent.catch(() => showError(`${one.file.name} could not be uploaded completely.`));
      } catch (error) {
        const errorText = error instanceof ApiError ? error.message : 'The upload failed. Try again.';
        setFiles((all) => all.map((file) => (file.key === one.key ? { ...file, errorText } : file)));
      }
      await refresh();
    }
    setIsSending(false);
  };
  const setCompany = (key: number, company: CompanyCode | undefined) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, company } : one)));

  return (
    <Page>
      <h1>Imports</h1>
      <div role="status" className="visually-hidden">
        {message}
      </div>
      <DropArea onFiles={(dropped) => setFiles((all) => [...all, ...dropped.map(staged)])} />
      {files.length > 0 && (
        <StagedFiles
          files={files}
          isSending={isSending}
          onCompany={setCompany}
          onRemove={(key) => setFiles((all) => all.filter((one) => one.key !== key))}
          onImport={() => void send()}
        />
      )}
      <QueueList jobs={jobs} />
      <RunTable />
    </Page>
  );
}
