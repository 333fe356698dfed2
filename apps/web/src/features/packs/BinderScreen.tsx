import { Button } from '@mantine/core';
import type { Audience } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useMemo, useRef, useState } from 'react';
import binder from '../../actions/binder/Binder.module.css';
import { ContentsPage } from '../../actions/binder/BinderPages.tsx';
import { BinderPartView } from '../../actions/binder/BinderPartView.tsx';
import { binderPages, binderPaperParts, countedParts } from '../../actions/binder/binder-frame.ts';
import { type BinderRun, binderRun, type LoadedBinder } from '../../actions/binder/binder-parts.ts';
import paper from '../../actions/printing/paper.module.css';
import { useComposedCount } from '../../actions/printing/use-composed-count.ts';
import type { BinderFigures } from '../../domain/packs/binder-address.ts';
import { countTitles } from '../../domain/packs/count-titles.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import { TimeLeft } from '../../ui/dialog/TimeLeft.tsx';
import { type DownloadRun, useDownload } from '../../ui/dialog/use-download.ts';
import { MissingContent } from '../../ui/layout/MissingContent.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { RunPagesContext } from '../../ui/paper/RunPage.tsx';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import styles from './BinderScreen.module.css';
import { useBinderRun } from './use-binder-run.ts';

const fileNames = { word: 'Binder.doc', html: 'Binder.htm' } as const;
type Format = keyof typeof fileNames;

interface VolumeProps {
  loaded: LoadedBinder;
  /** Place of the volume, which begins again when it changes. */
  index: number;
  /** Buttons that lead to the other volumes. */
  tools: React.ReactNode;
  hidden: string;
}

/** Parts that the user waits for, of all. */
function statusOf(count: number, run: BinderRun, isReady: boolean, loaded: LoadedBinder): string {
  const volume = loaded.volume ? `${loaded.volume}: ` : '';
  if (!isReady) return `${volume}Composing ${formatCount(count)} of ${formatCount(run.parts.length)} parts`;
  const titles = loaded.binder.sections.reduce((sum, section) => sum + section.titles.length, 0);
  return `${volume}${countTitles(titles)} ready to print`;
}

/** Saves a file of the binder; while it is made, its progress and a way to stop. */
function useBinderFile(run: BinderRun, loaded: LoadedBinder) {
  const configuration = useConfiguration();
  const { state, start, cancel } = useDownload(run.parts.length);
  const make = async (format: Format, elements: readonly HTMLElement[], download: DownloadRun) => {
    const files = await import('../../actions/binder/binder-files.tsx');
    const options = { configuration, signal: download.signal, onMade: download.onMade };
    const content =
      format === 'word'
        ? await files.binderWordFile(run, loaded, options)
        : await files.binderHtmlFile(run, elements, loaded, options);
    download.signal.throwIfAborted();
    const file = { name: fileNames[format], content };
    saveFile(file);
    return { ...file, missing: [] };
  };
  const status =
    state.phase === 'loading'
      ? `Making the file: ${formatCount(state.made)} of ${formatCount(state.total)} parts`
      : state.phase === 'finished'
        ? `${state.file.name} was downloaded`
        : state.phase === 'failed'
          ? state.reason
          : null;
  return {
    isMaking: state.phase === 'loading',
    status,
    cancel,
    save: (format: Format, elements: readonly HTMLElement[]) => start((download) => make(format, elements, download)),
  };
}

/** The parts of a binder that are printed at once, with what is done with them. */
function Volume({ loaded, index, tools, hidden }: VolumeProps) {
  const run = useMemo(() => binderRun(loaded), [loaded]);
  const { count, isReady } = useComposedCount(index, run.parts.length, false);
  const container = useRef<HTMLDivElement>(null);
  const counting = useMemo(() => countedParts(run.parts), [run]);
  const counted = useCountedPages(counting, isReady);
  const frame = useMemo(() => binderPaperParts(run.parts), [run]);
  const pages = useMemo(() => binderPages(run.parts, counted), [run, counted]);
  const file = useBinderFile(run, loaded);
  const save = (format: Format) =>
    // Children of the element are the parts.
    file.save(format, [...(container.current?.children ?? [])] as HTMLElement[]);
  const readers = loaded.binder.audience === 'internal' ? 'Internal' : 'For accounts';
  return (
    <>
      <div className={`${paper.bar} ${styles.bar}`}>
        <span>
          <span role="status">{file.status ?? statusOf(count, run, isReady, loaded)}</span>
          <Text as="small" tone="muted" block>
            {[readers, hidden].filter(Boolean).join(' · ')}
          </Text>
        </span>
        {file.isMaking && (
          <Button variant="default" onClick={file.cancel}>
            Cancel
          </Button>
        )}
        {tools}
        <Button variant="default" disabled={!isReady || file.isMaking} onClick={() => save('html')}>
          Download HTML
        </Button>
        <Button variant="default" disabled={!isReady || file.isMaking} onClick={() => save('word')}>
          Download Word
        </Button>
        <Button disabled={!isReady} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <PaperFrame
        parts={frame}
        counted={counted}
        documentTitle={[loaded.pack.name, loaded.volume].filter(Boolean).join(', ')}
      />
      <RunPagesContext value={pages}>
        <div ref={container} className={binder.binder}>
          {run.parts.slice(0, count).map((part) => (
            <BinderPartView
              key={part.paper.name}
              part={part}
              loaded={loaded}
              contents={
                part.page.kind === 'contents' && <ContentsPage entries={run.entries} first={pages?.first ?? null} />
              }
            />
          ))}
        </div>
      </RunPagesContext>
    </>
  );
}

interface BinderProps {
  packId: number;
  audience: Audience;
  figures: BinderFigures;
}

function Binder({ packId, audience, figures }: BinderProps) {
  const run = useBinderRun(packId, audience, figures);
  const [index, setIndex] = useState(0);
  const { phase, loaded, total, volumes, hidden } = run;
  if (run.error) return <MissingContent what="pack" error={run.error} onRetry={run.restart} />;
  const volume = volumes[index];
  if (!volume) {
    return (
      <div className={paper.bar}>
        <span role="status">
          {phase === 'cancelled'
            ? `Cancelled after ${formatCount(loaded)} of ${formatCount(total)} titles and reports`
            : `Loading ${formatCount(loaded)} of ${formatCount(total)} titles and reports`}
        </span>
        {phase === 'loading' ? (
          <>
            <TimeLeft done={loaded} total={total} waitsUntil={run.waitsUntil} />
            <Button variant="default" onClick={run.cancel}>
              Cancel
            </Button>
          </>
        ) : (
          <Button onClick={run.restart}>Try again</Button>
        )}
      </div>
    );
  }
  if (volume.binder.sections.length === 0) return <p>There are no titles of your companies in this pack.</p>;
  const tools = volumes.length > 1 && (
    <>
      <Button variant="default" disabled={index === 0} onClick={() => setIndex(index - 1)}>
        Previous part
      </Button>
      <Button variant="default" disabled={index === volumes.length - 1} onClick={() => setIndex(index + 1)}>
        Next part
      </Button>
    </>
  );
  const left =
    hidden > 0 ? `${countTitles(hidden)} of other companies ${hidden === 1 ? 'is' : 'are'} not in this binder` : '';
  return <Volume key={index} loaded={volume} index={index} tools={tools} hidden={left} />;
}

/** The binder of the address's pack. Without readers in the address, it is for accounts. */
export function BinderScreen() {
  const { query, address } = useLocation();
  const packId = queryValue(query, 'pack') ?? '';
  const isNumber = /^\d{1,9}$/.test(packId);
  return (
    <Text as="div" pad="0 12" className={styles.screen}>
      <h1 className="visually-hidden">Binder</h1>
      {isNumber ? (
        <Binder
          key={address}
          packId={Number(packId)}
          audience={queryValue(query, 'audience') === 'internal' ? 'internal' : 'accounts'}
          figures={queryValue(query, 'figures') === 'current' ? 'current' : 'kept'}
        />
      ) : (
        <p role="alert">This address has no pack. Open a pack and choose Binder.</p>
      )}
    </Text>
  );
}
