import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Inches of the papers on which staff print. */
export const papers = {
  A4: { width: '210mm', height: '297mm' },
  Letter: { width: '8.5in', height: '11in' },
} as const;

const POINTS_PER_MM = 72 / 25.4;
/** The margin beside the text of a printed sheet. */
const SIDE_MARGIN_POINTS = 12 * POINTS_PER_MM;
const TOLERANCE_POINTS = 1;

/** A page of a PDF file: its text, and the words that are outside its margins. */
export interface PdfPage {
  text: string;
  wordsOutside: string[];
}

function run(pdf: Buffer, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-pdf-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return execFileSync('pdftotext', [...options, file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the pages of a PDF file with pdftotext. */
function readPages(pdf: Buffer): PdfPage[] {
  const texts = run(pdf, '-layout').split('\f').slice(0, -1);
  const boxes = run(pdf, '-bbox').split('<page ').slice(1);
  return texts.map((text, index) => {
    const box = boxes[index] ?? '';
    const width = Number(/width="([\d.]+)"/.exec(box)?.[1]);
    const words = [...box.matchAll(/xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.-]+)" yMax="[\d.-]+">([^<]*)</g)];
    const isOutside = (from: number, to: number) =>
      from < SIDE_MARGIN_POINTS - TOLERANCE_POINTS || to > width - SIDE_MARGIN_POINTS + TOLERANCE_POINTS;
    return {
      text,
      wordsOutside: words.filter(([, from, to]) => isOutside(Number(from), Number(to))).map(([, , , word]) => word!),
    };
  });
}

/** Prints a page on paper, with the margins of its style sheet, and reads it back. */
export async function printed(page: Page, paper: keyof typeof papers): Promise<PdfPage[]> {
  return readPages(await page.pdf(papers[paper]));
}
