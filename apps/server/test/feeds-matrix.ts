import { getFeedSchema, getFeedSchemas } from '@titlenet/contract/feeds/feed-schemas';
import {
  cancelImport,
  downloadRejected,
  getImportRuns,
  getImports,
  getRejectedRecords,
  getRejectionCauses,
  getRunFaults,
  getRunWarnings,
  retryImport,
  sendImportPiece,
  startImport,
} from '@titlenet/contract/imports';
import { everyRole, type MatrixLine } from './matrix-line.ts';

/** Part of the access matrix: feeds and imports. */
export const feedsMatrix: readonly MatrixLine[] = [
  { endpoint: getFeedSchemas, for: everyRole, company: 'any', call: () => ({ url: '/api/feeds/schemas' }) },
  { endpoint: getFeedSchema, for: everyRole, company: 'any', call: () => ({ url: '/api/feeds/schemas/title' }) },
  { endpoint: getImports, for: 'administrators', company: 'any', call: () => ({ url: '/api/Imports' }) },
  {
    endpoint: startImport,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports', payload: { fileName: 'a.xml', size: 10 } }),
  },
  {
    endpoint: sendImportPiece,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/999999/File?offset=0' }),
  },
  { endpoint: cancelImport, for: 'administrators', company: 'any', call: () => ({ url: '/api/Imports/999999' }) },
  { endpoint: getImportRuns, for: 'administrators', company: 'any', call: () => ({ url: '/api/Imports/Runs' }) },
  {
    endpoint: getRejectedRecords,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/Rejected' }),
  },
  {
    endpoint: getRejectionCauses,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/Causes' }),
  },
  {
    endpoint: getRunWarnings,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/Warnings' }),
  },
  {
    endpoint: getRunFaults,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/Validation' }),
  },
  {
    endpoint: downloadRejected,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/RejectedFile?as=records' }),
  },
  {
    endpoint: retryImport,
    for: 'administrators',
    company: 'any',
    call: () => ({ url: '/api/Imports/Runs/999999/Retry', payload: {} }),
  },
];
