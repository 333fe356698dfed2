import { titleAddressId } from '@titlenet/catalogue/companies';
import { concurrency } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import { type BinderTitle, binderOf } from '@titlenet/catalogue/packs/binder';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { findReportDefinition } from '@titlenet/catalogue/reports/report-definitions';
import { type ReportOutline, reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { getPackFigures } from '@titlenet/contract/pack-figures';
import { getPack, type PackContent, type PackTitle } from '@titlenet/contract/packs';
import type { BinderFigures } from '../../domain/packs/binder-address.ts';
import { figuresDay } from '../../domain/packs/figures-day.ts';
import { fetchReport } from '../../domain/reports/report-query.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';
import { loadFailureText } from '../../ui/api/failure-text.ts';
import { loadTitles } from '../printing/load-titles.ts';
import type { MissingTitle, PrintableTitle } from '../printing/printable-title.ts';
import { type LoadedBinder, type LoadedTitle, nameOfPackTitle } from './binder-parts.ts';

interface BinderOptions {
  readonly audience: Audience;
  readonly figures: BinderFigures;
  readonly signal: AbortSignal;
  /** Called with the number of titles and reports that are loaded, and of all. */
  readonly onProgress: (loaded: number, total: number) => void;
  readonly onWait: (until: number | null) => void;
}

/** A pack whose titles have the facts of now. */
async function withCurrentFigures(pack: PackContent, signal: AbortSignal): Promise<PackContent> {
  const call = { blocking: false, toast: false, signal };
  const changed = await callApi(getPackFigures, { params: { packId: pack.id } }, call);
  const after = new Map(changed.map((title) => [title.id, title.after]));
  const sections = pack.sections.map((section) => ({
    ...section,
    titles: section.titles.map((title) => ({ ...title, ...after.get(title.id) })),
  }));
  return { ...pack, sections };
}

/** As of when the facts of the lists and the pages of titles are. */
function figuresTexts(pack: PackContent, figures: BinderFigures): string[] {
  const today = formatDate(localDay(new Date()), 'MM/dd/yyyy');
  const kept = figuresDay(pack);
  if (figures === 'current' || kept === null || kept === today) return [`Figures of ${today}`];
  return [`Figures in the lists of titles: ${kept}`, `Figures on the pages of titles: ${today}`];
}

const needsTitle = ({ hasTipSheet, sectionCodes, isCompared }: BinderTitle<PackTitle>): boolean =>
  hasTipSheet || isCompared || sectionCodes.length > 0;

interface WantedReport {
  readonly title: PackTitle;
  readonly definition: ReportDefinition;
}

/** The reports of the chosen pages that the companies of their titles have. */
const wantedReports = (titles: readonly BinderTitle<PackTitle>[]): WantedReport[] =>
  titles.flatMap(({ title, reportPages }) =>
    reportPages
      .flatMap(({ reports }) => reports)
      .flatMap((name) => {
        const definition = findReportDefinition(name);
        return definition && hasReport(definition, title.companyCode) ? [{ title, definition }] : [];
      }),
  );

/** Loads a pack's binder: the pack, its titles and their reports. Titles and reports that fail are named in it. */
class BinderLoad {
  readonly #options: BinderOptions;
  readonly #series: CallSeries;
  readonly #titles = new Map<number, LoadedTitle>();
  readonly #reports = new Map<number, ReportOutline[]>();
  readonly #missing: MissingTitle[] = [];
  /** Reports that could not be loaded, by the id of their title and their name. */
  readonly #failed = new Set<string>();
  #loaded = 0;
  #total = 0;

  constructor(options: BinderOptions) {
    this.#options = options;
    this.#series = new CallSeries({ signal: options.signal, onWait: options.onWait });
  }

  async load(pack: PackContent): Promise<LoadedBinder> {
    const { audience, figures, signal } = this.#options;
    const shown = figures === 'current' ? await withCurrentFigures(pack, signal) : pack;
    const binder = binderOf(shown, audience);
    const titles = binder.sections.flatMap((section) => section.titles);
    const wanted = wantedReports(titles);
    const withPages = titles.filter(needsTitle);
    this.#total = withPages.length + wanted.length;
    this.#options.onProgress(0, this.#total);
    await this.#loadTitles(withPages);
    await this.#loadReports(wanted);
    for (const { title } of titles) {
      const loaded = this.#titles.get(title.id) ?? { printable: null, tipSheet: null };
      this.#titles.set(title.id, { ...loaded, reports: this.#reports.get(title.id) ?? [] });
    }
    this.#nameMissingReports(titles);
    return {
      pack,
      binder,
      figures: figuresTexts(pack, figures),
      titles: this.#titles,
      missing: this.#missing,
    };
  }

  async #loadTitles(titles: readonly BinderTitle<PackTitle>[]): Promise<void> {
    const { audience, signal, onWait } = this.#options;
    const keys = titles.map(({ title }) => ({
      companyCode: title.companyCode,
      productId: String(titleAddressId(title)),
    }));
    const printables: PrintableTitle[] = new Array(keys.length);
    await loadTitles(keys, {
      // The sections are those of each place in the pack.
      sectionsOf: () => [],
      signal,
      onWait,
      onLoaded: (printable, index) => {
        printables[index] = printable;
        this.#step();
      },
    });
    for (const [index, loaded] of printables.entries()) {
      // There is an entry for each title.
      const { title, hasTipSheet, sectionCodes } = titles[index]!;
      const printable = { ...loaded, sectionCodes };
      const { bar, content } = printable;
      const tipSheet = hasTipSheet && bar && content ? tipSheetContent(bar, content, audience) : null;
      this.#titles.set(title.id, { printable, tipSheet, reports: [] });
      if (loaded.failure) this.#missing.push({ name: nameOfPackTitle(title), reason: loaded.failure });
    }
  }

  async #loadReports(wanted: readonly WantedReport[]): Promise<void> {
    const limit = createLimiter(concurrency.reports);
    const { signal } = this.#options;
    const outlines = await Promise.all(wanted.map((one) => limit(() => this.#loadReport(one), signal)));
    for (const [index, outline] of outlines.entries()) {
      // There is an entry for each report.
      const { id } = wanted[index]!.title;
      if (outline) this.#reports.set(id, [...(this.#reports.get(id) ?? []), outline]);
    }
  }

  async #loadReport({ title, definition }: WantedReport): Promise<ReportOutline | null> {
    const { signal } = this.#options;
    const call = { signal, blocking: false, toast: false };
    try {
      const report = await this.#series.run(() => fetchReport(definition, title, call));
      if (!report?.header) return null;
      const outline = reportOutline(definition, { ...report, header: report.header }, title.companyCode);
      // A page of tables without a row says nothing.
      return outline.tables.some(({ rows }) => rows.length > 0) ? outline : null;
    } catch (error) {
      signal.throwIfAborted();
      this.#failed.add(`${title.id} ${definition.name}`);
      this.#missing.push({ name: nameOfPackTitle(title), reason: `${definition.heading}: ${loadFailureText(error)}` });
      return null;
    } finally {
      this.#step();
    }
  }

  /** Titles for which reports were chosen that they do not have, or of which nothing is reported. */
  #nameMissingReports(titles: readonly BinderTitle<PackTitle>[]): void {
    for (const { title, reportPages } of titles) {
      const found: ReadonlySet<string> = new Set(this.#reports.get(title.id)?.map(({ definition }) => definition.name));
      const missing = reportPages.filter(({ reports }) =>
        reports.every((name) => !found.has(name) && !this.#failed.has(`${title.id} ${name}`)),
      );
      if (missing.length === 0) continue;
      const labels = missing.map(({ label }) => label.toLowerCase());
      this.#missing.push({ name: nameOfPackTitle(title), reason: `Nothing is reported: ${labels.join(', ')}.` });
    }
  }

  #step(): void {
    this.#loaded += 1;
    this.#options.onProgress(this.#loaded, this.#total);
  }
}

/**
 * Loads what the binder of a pack shows to its readers. Titles and reports that cannot be loaded are named in it.
 *
 * @returns `hidden`: the number of titles of companies that the user does not have, for the page and not for the paper
 * @throws ApiError if the pack cannot be read; the signal's reason when it was aborted
 */
export async function loadBinder(
  packId: number,
  options: BinderOptions,
): Promise<{ loaded: LoadedBinder; hidden: number }> {
  const call = { blocking: false, toast: false, signal: options.signal };
  const pack = await callApi(getPack, { params: { packId } }, call);
  return { loaded: await new BinderLoad(options).load(pack), hidden: pack.hidden };
}
